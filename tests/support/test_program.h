// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>

// All tests of a folder are one program, since linking takes longer than most tests. Its first argument names the test class that runs,
// or another process that a test starts of its own program; what follows is for Qt Test, or for that process.

using RunTest = int (*)(int argc, char** argv);

/// Makes `run` known under a name. Argument 0 of `run` is the program, the name is left out.
struct TestEntry {
    TestEntry(const char* name, RunTest run);
};

template <class Application, class Test>
int runTest(int argc, char** argv)
{
    Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// At the end of a test's file.
#define RATATOSK_TEST(Test) static const TestEntry testEntry##Test(#Test, runTest<QCoreApplication, Test>)
/// The same for a test that shows widgets; its file includes QApplication.
#define RATATOSK_WIDGET_TEST(Test) static const TestEntry testEntry##Test(#Test, runTest<QApplication, Test>)
/// A process that a test starts of its own program.
#define RATATOSK_TEST_PROCESS(name, run) static const TestEntry processEntry##run(name, run)
