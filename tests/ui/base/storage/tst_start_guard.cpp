// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/storage/start_guard.h"

#include <QTemporaryDir>
#include <QTest>

namespace {

bool noneIsRunning(qint64)
{
    return false;
}

bool allAreRunning(qint64)
{
    return true;
}

} // namespace

class TestStartGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensTheThirdStartInSafeMode();
    void forgetsFailuresAfterASuccess();
    void doesNotMistakeOpenWindowsForFailures();
    void knowsThatItRunsItself();
};

void TestStartGuard::opensTheThirdStartInSafeMode()
{
    const QTemporaryDir folder;
    const QDir place(folder.path());
    QVERIFY(!StartGuard(place, noneIsRunning).begin());
    QVERIFY(!StartGuard(place, noneIsRunning).begin());
    QVERIFY(StartGuard(place, noneIsRunning).begin());
}

void TestStartGuard::forgetsFailuresAfterASuccess()
{
    const QTemporaryDir folder;
    for (int start = 0; start < 5; ++start) {
        StartGuard guard(QDir(folder.path()), noneIsRunning);
        QVERIFY(!guard.begin());
        guard.noteSuccess();
    }
}

void TestStartGuard::doesNotMistakeOpenWindowsForFailures()
{
    const QTemporaryDir folder;
    for (int window = 0; window < 5; ++window)
        QVERIFY(!StartGuard(QDir(folder.path()), allAreRunning).begin());
}

void TestStartGuard::knowsThatItRunsItself()
{
    const QTemporaryDir folder;
    qputenv("XDG_STATE_HOME", folder.path().toUtf8());
    for (int start = 0; start < 4; ++start)
        QVERIFY(!StartGuard().begin());
}

RATATOSK_TEST(TestStartGuard);
#include "tst_start_guard.moc"
