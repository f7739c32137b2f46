// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start_guard.h"

#include <QTemporaryDir>
#include <QTest>

class TestStartGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensTheThirdStartInSafeMode();
    void forgetsFailuresAfterASuccess();
};

void TestStartGuard::opensTheThirdStartInSafeMode()
{
    const QTemporaryDir folder;
    QVERIFY(!StartGuard(QDir(folder.path())).begin());
    QVERIFY(!StartGuard(QDir(folder.path())).begin());
    QVERIFY(StartGuard(QDir(folder.path())).begin());
}

void TestStartGuard::forgetsFailuresAfterASuccess()
{
    const QTemporaryDir folder;
    for (int start = 0; start < 5; ++start) {
        StartGuard guard{QDir(folder.path())};
        QVERIFY(!guard.begin());
        guard.noteSuccess();
    }
}

QTEST_GUILESS_MAIN(TestStartGuard)
#include "tst_start_guard.moc"
