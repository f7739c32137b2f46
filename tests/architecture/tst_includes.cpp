// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

constexpr int kMaxLines = 400;

/// A source file: its path from the repository root, its lines, and what it includes ("core/base/error.h", "<QString>").
struct SourceFile {
    QString path;
    QStringList lines;
    QStringList includes;

    bool isHeader() const { return path.endsWith(".h"); }
    /// "core/text" for core/text/subwords/x.cpp
    QString folder() const { return path.section('/', 0, 1); }
};

QStringList linesOf(const QString& path)
{
    QFile file(QDir(RATATOSK_SOURCE_DIR).filePath(path));
    if (!file.open(QFile::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

SourceFile readSource(const QString& path)
{
    static const QRegularExpression include(R"(^\s*#\s*include\s+(?:"([^"]+)\"|(<[^>]+>)))");
    SourceFile source{path, linesOf(path), {}};
    for (const QString& line : source.lines) {
        if (const auto match = include.match(line); match.hasMatch())
            source.includes << match.captured(match.lastCapturedIndex());
    }
    return source;
}

QList<SourceFile> sourcesUnder(const QStringList& folders)
{
    const QDir root(RATATOSK_SOURCE_DIR);
    QList<SourceFile> sources;
    for (const QString& folder : folders) {
        QDirIterator files(root.filePath(folder), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            sources << readSource(root.relativeFilePath(files.next()));
    }
    return sources;
}

/// A row of the table in core/CMakeLists.txt.
struct Folder {
    QStringList uses;
    QString links;
};

QMap<QString, Folder> readTable()
{
    static const QRegularExpression row(R"(^\s*ratatosk_library\((\w+)(?:\s+USES\s+([\w ]+?))?(?:\s+LINK\s+([^)]+))?\))");
    QMap<QString, Folder> table;
    for (const QString& line : linesOf("core/CMakeLists.txt")) {
        if (const auto match = row.match(line); match.hasMatch())
            table[match.captured(1)] = {match.captured(2).split(' ', Qt::SkipEmptyParts), match.captured(3)};
    }
    return table;
}

/// A folder and all that it uses, directly or not.
QSet<QString> reach(const QMap<QString, Folder>& table, const QString& folder)
{
    QSet<QString> reached{folder};
    for (const QString& used : table[folder].uses)
        reached += reach(table, used);
    return reached;
}

bool isTorch(const QString& include)
{
    return include.startsWith("<torch/") || include.startsWith("<ATen/") || include.startsWith("<c10/");
}

bool isQt(const QString& include)
{
    static const QRegularExpression qt("^<Q[A-Z]");
    return include.contains(qt);
}

QString complaint(const SourceFile& source, const QString& include)
{
    return source.path + " includes " + include;
}

} // namespace

/// The house rules that a compiler does not check.
class TestIncludes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsWhatItChecks();
    void coreFollowsTheArrows();
    void coreKnowsNoQt();
    void torchStaysBehindItsFolders();
    void windowSeesPlainValues();
    void commandLineKnowsNoWindow();
    void jsonStaysWhereItIsLinked();
    void filesNameTheirLicence();
    void filesStayShort();

private:
    QMap<QString, Folder> m_table;
    QList<SourceFile> m_core, m_ui, m_app;
};

void TestIncludes::initTestCase()
{
    m_table = readTable();
    m_core = sourcesUnder({"core"});
    m_ui = sourcesUnder({"ui"});
    m_app = sourcesUnder({"app"});
}

void TestIncludes::readsWhatItChecks()
{
    QVERIFY(m_core.size() > 50);
    QVERIFY(!m_app.isEmpty());
    QVERIFY(!m_ui.isEmpty());
    QCOMPARE(reach(m_table, "linking"), (QSet<QString>{"linking", "text", "database", "schema", "base"}));
    QVERIFY(m_table["neural"].links.contains("ratatosk_torch"));
    QVERIFY(readSource("core/facade/message_frame.cpp").includes.contains("core/facade/message_frame.h"));
    QVERIFY(readSource("core/facade/message_frame.cpp").includes.contains("<fmt/format.h>"));
}

void TestIncludes::coreFollowsTheArrows()
{
    QStringList complaints;
    for (const SourceFile& source : m_core) {
        const QSet<QString> allowed = reach(m_table, source.path.section('/', 1, 1));
        for (const QString& include : source.includes) {
            const bool isOurs = include.startsWith("core/") || include.startsWith("ui/") || include.startsWith("app/");
            if (isOurs && !(include.startsWith("core/") && allowed.contains(include.section('/', 1, 1))))
                complaints << complaint(source, include);
        }
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join("\n")));
}

void TestIncludes::coreKnowsNoQt()
{
    QStringList complaints;
    for (const SourceFile& source : m_core + sourcesUnder({"app/cli", "app/engine"})) {
        for (const QString& include : source.includes) {
            if (isQt(include))
                complaints << complaint(source, include);
        }
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join("\n")));
}

void TestIncludes::torchStaysBehindItsFolders()
{
    QStringList complaints;
    for (const SourceFile& source : m_core + m_ui + m_app) {
        const bool mayUseTorch = m_table[source.path.section('/', 1, 1)].links.contains("ratatosk_torch") || source.folder() == "app/engine";
        const bool isPlain = source.path == "core/parsing/parser.h"; // those who answer questions see no tensor
        for (const QString& include : source.includes) {
            if (isTorch(include) && (!mayUseTorch || isPlain))
                complaints << complaint(source, include);
        }
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join("\n")));
}

void TestIncludes::windowSeesPlainValues()
{
    static const QSet<QString> values{"core/schema/schema.h",          "core/database/result_table.h",     "core/linking/schema_links.h",
                                      "core/relations/relation_matrix.h", "core/sql/query.h",              "core/text/question.h",
                                      "core/database/row_change.h",       "core/sql/like_pattern.h"};
    QStringList complaints;
    for (const SourceFile& source : m_ui + sourcesUnder({"app/gui"})) {
        for (const QString& include : source.includes) {
            const bool isOpen = include.startsWith("core/facade/") || include.startsWith("core/base/") || values.contains(include);
            if (include.startsWith("core/") && !isOpen)
                complaints << complaint(source, include);
        }
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join("\n")));
}

void TestIncludes::commandLineKnowsNoWindow()
{
    QStringList complaints;
    for (const SourceFile& source : m_app + m_ui) {
        for (const QString& include : source.includes) {
            const bool isUp = source.path.startsWith("ui/") ? include.startsWith("app/") : include.startsWith("ui/") && source.folder() != "app/gui";
            if (isUp)
                complaints << complaint(source, include);
        }
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join("\n")));
}

void TestIncludes::jsonStaysWhereItIsLinked()
{
    QSet<QString> headers;
    for (const SourceFile& source : m_core) {
        if (source.isHeader() && source.includes.join(' ').contains("<nlohmann/"))
            headers << source.path;
    }
    QStringList complaints;
    for (const SourceFile& source : m_core + m_ui + m_app) {
        const bool isLinked = m_table[source.path.section('/', 1, 1)].links.contains("nlohmann_json");
        for (const QString& include : source.includes) {
            if (!isLinked && (headers.contains(include) || include.startsWith("<nlohmann/")))
                complaints << complaint(source, include);
        }
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join("\n")));
}

void TestIncludes::filesNameTheirLicence()
{
    QStringList complaints;
    for (const SourceFile& source : m_core + m_ui + m_app + sourcesUnder({"tests"})) {
        const bool isMarked = source.lines.value(0) == "// SPDX-FileCopyrightText: 2026 The Ratatosk developers"
                              && source.lines.value(1) == "// SPDX-License-Identifier: GPL-3.0-or-later";
        if (!isMarked)
            complaints << source.path;
    }
    QVERIFY2(complaints.isEmpty(), qPrintable("no SPDX lines: " + complaints.join(", ")));
}

void TestIncludes::filesStayShort()
{
    QStringList complaints;
    for (const SourceFile& source : m_core + m_ui + m_app) {
        if (source.lines.size() > kMaxLines)
            complaints << QString("%1 has %2 lines").arg(source.path).arg(source.lines.size());
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join("\n")));
}

QTEST_GUILESS_MAIN(TestIncludes)
#include "tst_includes.moc"
