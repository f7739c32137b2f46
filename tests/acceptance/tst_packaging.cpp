// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

const QString kPackaging = QStringLiteral(RATATOSK_SOURCE_DIR "/resources/packaging/");

QString textOf(const QString& name)
{
    QFile file(kPackaging + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList matches(const QString& text, const char* pattern)
{
    QStringList found;
    for (auto match = QRegularExpression(QLatin1String(pattern), QRegularExpression::MultilineOption).globalMatch(text); match.hasNext();)
        found << match.next().captured(1);
    return found;
}

} // namespace

/// What is installed beside the programs says what these say of themselves.
class TestPackaging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void manualNamesEveryCommand();
    void manualNamesEveryOptionOfTheWindow();
    void completes_data();
    void completes();
    void saysTheVersion();

private:
    Program m_cli{"ratatosk-cli"};
    Program m_window{"ratatosk"};
};

void TestPackaging::initTestCase()
{
    if (!m_cli.isBuilt() || !m_window.isBuilt())
        QSKIP("the programs are not built here");
}

void TestPackaging::manualNamesEveryCommand()
{
    const QStringList commands = matches(QString::fromUtf8(m_cli.run({"--help"}).output).section(QStringLiteral("Subcommands:"), 1),
                                         "^  ([a-z]+) ");
    QVERIFY(commands.contains(QStringLiteral("ask")));
    QCOMPARE(
        matches(
            textOf(QStringLiteral("ratatosk-cli.1")).section(QStringLiteral(".SH COMMANDS"), 1).section(QStringLiteral(".SH EXIT"), 0, 0),
            "^\\.BI? ([a-z]+)"),
        commands);
}

void TestPackaging::manualNamesEveryOptionOfTheWindow()
{
    const QString manual = textOf(QStringLiteral("ratatosk.1")).remove(QLatin1Char('\\'));
    const QStringList options = matches(QString::fromUtf8(m_window.run({"--help"}).output), "^  .*(--[a-z]+)");
    QVERIFY(options.contains(QStringLiteral("--export")));
    for (const QString& option : options)
        QVERIFY2(manual.contains(option), qPrintable(option));
}

void TestPackaging::completes_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a command") << "as"
                               << "ask";
    QTest::newRow("an option of the program") << "--vers"
                                              << "--version";
    QTest::newRow("an option of a command") << "ask --tim"
                                            << "--timing";
    QTest::newRow("a file") << "ask /etc/host"
                            << "/etc/hosts";
}

void TestPackaging::completes()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    const QString script = QStringLiteral("PATH=%1:$PATH; . %2; COMP_WORDS=(ratatosk-cli %3); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
                                          "_ratatosk_cli; printf '%s\\n' \"${COMPREPLY[@]}\"")
                               .arg(QStringLiteral(RATATOSK_BINARY_DIR "/bin"),
                                    kPackaging + QStringLiteral("completions/ratatosk-cli.bash"), line);
    QProcess bash;
    bash.start(QStringLiteral("bash"), {QStringLiteral("-c"), script});
    QVERIFY(bash.waitForFinished());
    QVERIFY2(QString::fromUtf8(bash.readAllStandardOutput()).split(QLatin1Char('\n')).contains(expected), bash.readAllStandardError());
}

void TestPackaging::saysTheVersion()
{
    const QString version = QString::fromUtf8(m_cli.run({"--version"}).output).trimmed().section(QLatin1Char(' '), -1);
    QVERIFY(!version.isEmpty());
    for (const char* page : {"ratatosk.1", "ratatosk-cli.1", "changelog", "org.ratatosk.Ratatosk.metainfo.xml"})
        QVERIFY2(textOf(QLatin1String(page)).contains(version), page);
}

RATATOSK_TEST(TestPackaging);
#include "tst_packaging.moc"
