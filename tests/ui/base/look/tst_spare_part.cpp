// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/look/spare_part.h"

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

class TestSparePart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesWayOnALowPage();
};

void TestSparePart::givesWayOnALowPage()
{
    QWidget page;
    auto* legend = new QLabel(QStringLiteral("legend"), &page);
    auto* layout = new QVBoxLayout(&page);
    layout->addStretch(1);
    layout->addWidget(legend);
    new SparePart(&page, legend, 10);
    const int line = page.fontMetrics().lineSpacing();
    page.resize(200, 12 * line);
    page.show();
    QVERIFY(legend->isVisible());
    page.resize(200, 8 * line);
    QVERIFY(!legend->isVisible());
    page.resize(200, 12 * line);
    QVERIFY(legend->isVisible());
}

RATATOSK_WIDGET_TEST(TestSparePart);
#include "tst_spare_part.moc"
