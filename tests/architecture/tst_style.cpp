// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

namespace {

/// 0: the tool is not here.
int majorVersion(const QString& tool)
{
    static const QRegularExpression number(R"(version (\d+))");
    QProcess process;
    process.start(tool, {"--version"});
    if (!process.waitForFinished())
        return 0;
    const auto match = number.match(QString::fromUtf8(process.readAllStandardOutput()));
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

QStringList sourcesUnder(const QStringList& folders, const QStringList& endings)
{
    const QDir root(RATATOSK_SOURCE_DIR);
    QStringList sources;
    for (const QString& folder : folders) {
        QDirIterator files(root.filePath(folder), endings, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            sources << root.relativeFilePath(files.next());
    }
    return sources;
}

/// What the tool says of the sources; nothing: it is content.
QString complaintsOf(const QString& tool, const QStringList& arguments)
{
    QProcess process;
    process.setWorkingDirectory(RATATOSK_SOURCE_DIR);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(tool, arguments);
    if (!process.waitForFinished(-1))
        return process.errorString();
    return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAll()).left(4000);
}

/// Code without its comments and texts.
QString codeOf(const QString& source)
{
    static const QRegularExpression noCode(R"re(//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*")re",
                                           QRegularExpression::DotMatchesEverythingOption);
    QFile file(QDir(RATATOSK_SOURCE_DIR).filePath(source));
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()).replace(noCode, QStringLiteral("\"\"")) : QString();
}

} // namespace

/// What .clang-format and .clang-tidy ask for, the words of names, and the length of functions.
class TestStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isFormatted();
    void isTidy();
    void usesTheFieldsWords();
    void hasShortFunctions();
    void keepsWordsOfRulesInPatterns();
};

void TestStyle::isFormatted()
{
    constexpr int version = 14; // others lay some places out in another way
    if (majorVersion("clang-format") != version)
        QSKIP("needs clang-format 14");
    const QStringList sources = sourcesUnder({"core", "ui", "app", "tests"}, {"*.h", "*.cpp"});
    QVERIFY(sources.size() > 500);
    const QString complaints = complaintsOf("clang-format", QStringList{"--dry-run", "-Werror"} + sources);
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints));
}

/// Some rooms that need no library's headers; tests/architecture/tidy looks at all.
void TestStyle::isTidy()
{
    const QString tool = "clang-tidy-19";
    if (QStandardPaths::findExecutable(tool).isEmpty())
        QSKIP("needs clang-tidy 19");
    const QStringList sources = sourcesUnder({"core/database/schema", "core/sql/joins"}, {"*.cpp"});
    QVERIFY(sources.size() > 5);
    const QString complaints = complaintsOf(tool,
                                            QStringList{"--quiet"} + sources + QStringList{"--", "-std=c++20", "-I.", "-DFMT_SHARED"});
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints));
}

/// compute, rewrite, features, aggregate or measure, requested, mentioned, reported, intended: who knows RAT-SQL and SQL guesses what a name means.
void TestStyle::usesTheFieldsWords()
{
    static const QRegularExpression word(
        R"((?:\b|_)(?:reckon(?:s|ed|ing)?|mend(?:s|ed|ing)?|doings|figures?|asked|said|told|meant|spoken)(?=[A-Z_]|\b))"
        R"(|[A-Za-z0-9]*[a-z0-9](?:Reckon(?:s|ed|ing)?|Mend(?:s|ed|ing)?|Doings|Figures?|Asked|Said|Told|Meant|Spoken)(?=[A-Z_0-9]|\b))"
        R"(|\b(?:Reckon(?:s|ed|ing)?|Mend(?:s|ed|ing)?|Doings|Figures?|Asked|Said|Told|Meant|Spoken)(?=[A-Z_0-9]|\b))");
    QStringList found;
    for (const QString& source : sourcesUnder({"core", "ui", "app", "tests"}, {"*.h", "*.cpp"})) {
        const QString code = codeOf(source);
        for (auto matches = word.globalMatch(code); matches.hasNext();)
            found << source + QStringLiteral(": ") + matches.next().captured();
    }
    found.removeDuplicates();
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

/// A function that needs more lines has parts with names.
void TestStyle::hasShortFunctions()
{
    constexpr qsizetype kMostLines = 60;
    const QStringList tables{"ui/base/wording/rule_words.cpp"}; // one initialiser of data
    static const QRegularExpression body(R"(^(?:\{|(?!namespace|class|struct|enum|union|extern)\S.*\{)\n((?:(?!\}).*\n)*)\}$)",
                                         QRegularExpression::MultilineOption);
    QStringList found;
    qsizetype functions = 0;
    for (const QString& source : sourcesUnder({"core", "ui", "app"}, {"*.h", "*.cpp"})) {
        QFile file(QDir(RATATOSK_SOURCE_DIR).filePath(source));
        QVERIFY(file.open(QFile::ReadOnly));
        const QString code = QString::fromUtf8(file.readAll());
        for (auto matches = body.globalMatch(code); matches.hasNext(); ++functions) {
            const auto match = matches.next();
            if (match.captured(1).count('\n') > kMostLines && !tables.contains(source))
                found << source + ':' + QString::number(code.left(match.capturedStart()).count('\n') + 1);
        }
    }
    QVERIFY(functions > 5000);
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

/// English in rules stands in lists with a sense (resources/english) or in patterns (Phrase).
void TestStyle::keepsWordsOfRulesInPatterns()
{
    QStringList found;
    for (const QString& source : sourcesUnder({"core/rules"}, {"*.h", "*.cpp"}))
        if (codeOf(source).contains(QLatin1String("std::array<std::string_view")))
            found << source;
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

RATATOSK_TEST(TestStyle);
#include "tst_style.moc"
