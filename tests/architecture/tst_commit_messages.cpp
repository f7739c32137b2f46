// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace {

const QString kHooks = QStringLiteral(RATATOSK_SOURCE_DIR "/.githooks/");

/// Without what a person, or a hook that started this test, has set for Git.
QProcessEnvironment bareEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : environment.keys()) {
        if (name.startsWith(QLatin1String("GIT_")))
            environment.remove(name);
    }
    environment.insert(QStringLiteral("GIT_CONFIG_GLOBAL"), QStringLiteral("/dev/null"));
    environment.insert(QStringLiteral("GIT_CONFIG_NOSYSTEM"), QStringLiteral("1"));
    for (const char* role : {"AUTHOR", "COMMITTER"}) {
        environment.insert(QStringLiteral("GIT_%1_NAME").arg(QLatin1String(role)), QStringLiteral("Anna"));
        environment.insert(QStringLiteral("GIT_%1_EMAIL").arg(QLatin1String(role)), QStringLiteral("anna@example.org"));
    }
    return environment;
}

struct Ended {
    int exitCode = -1;
    QString output;
};

Ended runIn(const QString& folder, const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setProcessEnvironment(bareEnvironment());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    const bool hasEnded = process.waitForFinished() && process.exitStatus() == QProcess::NormalExit;
    return {hasEnded ? process.exitCode() : -1, QString::fromUtf8(process.readAll()).trimmed()};
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

/// The hook that checks the subjects of commits, and how a clone gets it.
class TestCommitMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void checksSubjects_data();
    void checksSubjects();
    void saysWhatIsWrong();
    void refusesCommitsOnceSetUp();
    void leavesChoicesOfAPerson_data();
    void leavesChoicesOfAPerson();
    void leavesAFolderThatIsNoClone();

private:
    QString path(const QString& name) const { return m_clone->filePath(name); }
    Ended git(const QStringList& arguments) const { return runIn(m_clone->path(), QStringLiteral("git"), arguments); }
    Ended setUp() const { return runIn(m_clone->path(), path(QStringLiteral(".githooks/set_up")), {}); }
    QString hooksPath() const { return git({"config", "--get", "core.hooksPath"}).output; }

    std::unique_ptr<QTemporaryDir> m_clone; ///< a folder with the hooks of this source tree
};

void TestCommitMessages::init()
{
    m_clone = std::make_unique<QTemporaryDir>();
    QVERIFY(m_clone->isValid());
    QVERIFY(QDir(m_clone->path()).mkdir(QStringLiteral(".githooks")));
    for (const char* name : {"commit-msg", "set_up"})
        QVERIFY(QFile::copy(kHooks + QLatin1String(name), path(QStringLiteral(".githooks/") + QLatin1String(name))));
}

void TestCommitMessages::checksSubjects_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<int>("exitCode");
    const auto row = [](const char* name, const QByteArray& message, int exitCode) { QTest::newRow(name) << message << exitCode; };
    row("an area", "linking: find plurals of short names\n", 0);
    row("with a body", "linking: find plurals\n\nShort names have no entry in WordNet.\n", 0);
    row("a folder", "core/linking/links: find plurals\n", 0);
    row("two areas", "linking, text: find plurals\n", 0);
    row("comments before it", "\n# Please enter the message.\nlinking: find plurals\n", 0);
    row("as long as it may be", "sql: " + QByteArray(67, 'x'), 0);
    row("two bytes a letter", "sql: " + QByteArray("\xc3\xa4").repeated(67), 0);
    row("a merge", "Merge branch 'main' of example.org:ratatosk\n", 0);
    row("a revert", "Revert \"linking: find plurals of short names, of long names, and of names in two words\"\n", 0);
    row("a fix for a rebase", "fixup! linking: find plurals\n", 0);
    row("nothing: Git refuses that itself", "# Please enter the message.\n", 0);

    row("no area", "Find plurals of short names\n", 1);
    row("a capital", "Linking: find plurals\n", 1);
    row("a sentence before the colon", "linking and text: find plurals\n", 1);
    row("no space behind the colon", "linking:find plurals\n", 1);
    row("an area alone", "linking: \n", 1);
    row("an area in the body alone", "Find plurals\n\nlinking: short names\n", 1);
    row("a letter too long", "sql: " + QByteArray(68, 'x'), 1);
    row("two lines are one subject", "linking: find plurals of short names\nand of names in two words, and of those in three\n", 1);
}

void TestCommitMessages::checksSubjects()
{
    QFETCH(QByteArray, message);
    QVERIFY(write(path(QStringLiteral("message")), message));
    const Ended ended = runIn(m_clone->path(), path(QStringLiteral(".githooks/commit-msg")), {QStringLiteral("message")});
    QTEST(ended.exitCode, "exitCode");
    QCOMPARE(ended.output.isEmpty(), ended.exitCode == 0);
}

void TestCommitMessages::saysWhatIsWrong()
{
    QVERIFY(write(path(QStringLiteral("message")), "sql: " + QByteArray(80, 'x')));
    const QString mentioned = runIn(m_clone->path(), path(QStringLiteral(".githooks/commit-msg")), {QStringLiteral("message")}).output;
    QVERIFY2(mentioned.contains(QStringLiteral("85 characters; 72 are allowed")), qPrintable(mentioned));
}

void TestCommitMessages::refusesCommitsOnceSetUp()
{
    if (QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty())
        QSKIP("needs git(1)");
    QCOMPARE(git({"init", "-q"}).exitCode, 0);
    QCOMPARE(setUp().exitCode, 0);
    QCOMPARE(hooksPath(), QStringLiteral(".githooks"));
    QCOMPARE(setUp().exitCode, 0); // as often as tests run
    const QStringList commit{"commit", "-q", "--allow-empty", "-m"};
    QCOMPARE(git(commit + QStringList{"Find plurals"}).exitCode, 1);
    const Ended accepted = git(commit + QStringList{"linking: find plurals"});
    QVERIFY2(accepted.exitCode == 0, qPrintable(accepted.output));
    QCOMPARE(git({"log", "--format=%s"}).output, QStringLiteral("linking: find plurals"));
}

void TestCommitMessages::leavesChoicesOfAPerson_data()
{
    QTest::addColumn<QString>("folder"); ///< that core.hooksPath names
    QTest::addColumn<QString>("hook");   ///< that lies in the clone
    QTest::newRow("another folder") << "/srv/hooks" << QString();
    QTest::newRow("hooks of the clone's own") << QString() << ".git/hooks/pre-commit";
}

void TestCommitMessages::leavesChoicesOfAPerson()
{
    if (QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty())
        QSKIP("needs git(1)");
    QFETCH(QString, folder);
    QFETCH(QString, hook);
    QCOMPARE(git({"init", "-q"}).exitCode, 0);
    if (!folder.isEmpty())
        QCOMPARE(git({"config", "core.hooksPath", folder}).exitCode, 0);
    if (!hook.isEmpty()) {
        QVERIFY(QDir(m_clone->path()).mkpath(QFileInfo(hook).path()));
        QVERIFY(write(path(hook), "#!/bin/sh\n"));
    }
    QCOMPARE(setUp().exitCode, 0);
    QCOMPARE(hooksPath(), folder);
}

void TestCommitMessages::leavesAFolderThatIsNoClone()
{
    const Ended ended = setUp();
    QCOMPARE(ended.exitCode, 0);
    QVERIFY2(ended.output.isEmpty(), qPrintable(ended.output));
    QVERIFY(!QFile::exists(path(QStringLiteral(".git"))));
}

RATATOSK_TEST(TestCommitMessages);
#include "tst_commit_messages.moc"
