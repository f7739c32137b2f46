// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/text_size.h"

#include "tests/support/test_program.h"
#include "ui/files/start_panel.h"

#include <QFontInfo>
#include <QLabel>
#include <QTest>

#include <algorithm>

class TestTextSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { applyTextSize(0); }
    void reachesWhatHasASizeOfItsOwn();
};

void TestTextSize::reachesWhatHasASizeOfItsOwn()
{
    applyTextSize(0);
    StartPanel panel;
    const auto labels = panel.findChildren<QLabel*>();
    const auto largest = [&] {
        int size = 0;
        for (const QLabel* label : labels)
            size = std::max(size, QFontInfo(label->font()).pixelSize());
        return size;
    };
    const int title = largest();
    applyTextSize(6);
    QTRY_VERIFY(largest() > title + 6);
}

RATATOSK_WIDGET_TEST(TestTextSize);
#include "tst_text_size.moc"
