// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
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

} // namespace

/// What .clang-format and .clang-tidy ask for.
class TestStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isFormatted();
    void isTidy();
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

RATATOSK_TEST(TestStyle);
#include "tst_style.moc"
