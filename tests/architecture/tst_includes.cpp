// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace {

constexpr int kMaxLines = 400;
constexpr int kMostUnits = 30; ///< of a folder: more of them deserve a second level

/// A source file: its path from the repository root, its lines, and what it includes ("core/base/error.h", "<QString>").
struct SourceFile {
    QString path;
    QStringList lines;
    QStringList includes;

    bool isHeader() const { return path.endsWith(".h"); }
    QString folder; ///< the row of the table that it belongs to
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
    SourceFile source{path, linesOf(path), {}, {}};
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

/// A row of a table of folders: what it may include and what it links.
struct Folder {
    QStringList uses; ///< as paths: "core/base", "ui/base/look"
    QString links;
};
using FolderTable = QMap<QString, Folder>;

QStringList pathsOf(const QString& names, const QString& parent)
{
    QStringList paths;
    for (const QString& name : names.split(' ', Qt::SkipEmptyParts))
        paths << parent + "/" + name;
    return paths;
}

/// The rows of core and ui: FUNCTION(folder [USES folder...] [CORE folder...] [LINK library...]).
void readRows(FolderTable& table, const QString& parent, const QString& function)
{
    const QRegularExpression row(R"(^\s*)" + function
                                 + R"(\(([\w/]+)(?:\s+USES\s+([\w/ ]+?))?(?:\s+CORE\s+([\w/ ]+?))?(?:\s+LINK\s+([^)]+))?\))");
    for (const QString& line : linesOf(parent + "/CMakeLists.txt")) {
        if (const auto match = row.match(line); match.hasMatch())
            table[parent + "/" + match.captured(1)] = {pathsOf(match.captured(2), parent) + pathsOf(match.captured(3), "core"),
                                                       match.captured(4)};
    }
}

/// The rows of app: set(FOLDER_may_include folder...).
void readPrograms(FolderTable& table)
{
    static const QRegularExpression row(R"(^set\((\w+)_may_include ([\w/ ]+)\))");
    for (const QString& line : linesOf("app/CMakeLists.txt")) {
        if (const auto match = row.match(line); match.hasMatch())
            table["app/" + match.captured(1)].uses = pathsOf(match.captured(2), "core");
    }
    table["app/cli"].uses << "app/terminal";
    table["app/engine"].uses << "app/cli";
    table["app/gui"].uses << "ui/window";
}

FolderTable readTable()
{
    FolderTable table;
    readRows(table, "core", "ratatosk_library");
    readRows(table, "ui", "ratatosk_ui_library");
    readPrograms(table);
    return table;
}

/// A folder and all that it uses, directly or not.
QSet<QString> reach(const FolderTable& table, const QString& folder)
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

/// The innermost row around a file: "core/rules/engine" for a file there, "core/english/text" for core/english/text/subwords/x.cpp. Empty: none.
QString folderOf(const QString& path, const FolderTable& table)
{
    for (QString folder = path.section('/', 0, -2); !folder.isEmpty(); folder = folder.section('/', 0, -2))
        if (table.contains(folder))
            return folder;
    return {};
}

QList<SourceFile> inFolders(QList<SourceFile> sources, const FolderTable& table)
{
    for (SourceFile& source : sources)
        source.folder = folderOf(source.path, table);
    return sources;
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
    void includesFollowTheArrows();
    void arrowsPointDown();
    void foldersStaySmall();
    void coreKnowsNoQt();
    void torchStaysBehindItsFolders();
    void windowSeesPlainValues();
    void jsonStaysWhereItIsLinked();
    void filesNameTheirLicence();
    void filesStayShort();

private:
    FolderTable m_table;
    QList<SourceFile> m_core, m_ui, m_app;
};

void TestIncludes::initTestCase()
{
    m_table = readTable();
    m_core = inFolders(sourcesUnder({"core"}), m_table);
    m_ui = inFolders(sourcesUnder({"ui"}), m_table);
    m_app = inFolders(sourcesUnder({"app"}), m_table);
}

void TestIncludes::readsWhatItChecks()
{
    QVERIFY(m_core.size() > 50);
    QVERIFY(!m_app.isEmpty());
    QVERIFY(!m_ui.isEmpty());
    QCOMPARE(reach(m_table, "core/database/values"),
             (QSet<QString>{"core/database/values", "core/database/engine", "core/database/sqlite", "core/database/schema",
                            "core/english/language", "core/english/text", "core/base"}));
    QVERIFY(reach(m_table, "ui/base/look").contains("core/linking/links"));
    QVERIFY(reach(m_table, "app/cli").contains("core/learning/fitting"));
    QVERIFY(reach(m_table, "core/rules/registry").contains("core/rules/engine"));
    QCOMPARE(folderOf("core/rules/engine/rule.h", m_table), QString("core/rules/engine"));
    QCOMPARE(folderOf("core/english/text/subwords/x.cpp", m_table), QString("core/english/text"));
    QVERIFY(std::ranges::none_of(m_core, &QString::isEmpty, &SourceFile::folder));
    QVERIFY(m_table["core/network/layers"].links.contains("ratatosk_torch"));
    QVERIFY(readSource("core/messages/answers/message_frame.cpp").includes.contains("core/messages/answers/message_frame.h"));
    QVERIFY(readSource("core/messages/answers/message_frame.cpp").includes.contains("<fmt/format.h>"));
}

void TestIncludes::includesFollowTheArrows()
{
    QStringList complaints;
    for (const SourceFile& source : m_core + m_ui + m_app) {
        const QSet<QString> allowed = reach(m_table, source.folder);
        for (const QString& include : source.includes) {
            const bool isOurs = include.startsWith("core/") || include.startsWith("ui/") || include.startsWith("app/");
            if (isOurs && !allowed.contains(folderOf(include, m_table)))
                complaints << complaint(source, include);
        }
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join("\n")));
}

/// A row names rows above it alone, so there is no circle.
void TestIncludes::arrowsPointDown()
{
    for (const QString& parent : {QString("core"), QString("ui")}) {
        static const QRegularExpression row(R"(^\s*ratatosk_(?:ui_)?library\(([\w/]+))");
        QSet<QString> above;
        for (const QString& line : linesOf(parent + "/CMakeLists.txt")) {
            const auto match = row.match(line);
            if (!match.hasMatch())
                continue;
            const QString folder = parent + "/" + match.captured(1);
            for (const QString& used : m_table[folder].uses)
                QVERIFY2(above.contains(used) || (parent == "ui" && used.startsWith("core/")), qPrintable(folder + " uses " + used));
            above << folder;
        }
        QVERIFY(above.size() > 10);
    }
}

void TestIncludes::foldersStaySmall()
{
    QMap<QString, QSet<QString>> units;
    for (const SourceFile& source : m_core + m_ui)
        units[source.path.section('/', 0, -2)] << source.path.section('/', -1).section('.', 0, 0);
    for (const auto& [folder, names] : units.asKeyValueRange())
        QVERIFY2(names.size() <= kMostUnits, qPrintable(QString("%1 has %2 units").arg(folder).arg(names.size())));
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
        const bool mayUseTorch = m_table[source.folder].links.contains("ratatosk_torch") || source.folder == "app/engine";
        const bool isPlain = source.path == "core/parser/parsing/parser.h"; // those who answer questions see no tensor
        for (const QString& include : source.includes) {
            if (isTorch(include) && (!mayUseTorch || isPlain))
                complaints << complaint(source, include);
        }
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join("\n")));
}

/// Of what lies below an answer, a statement or a file, the window includes the values that these are made of.
void TestIncludes::windowSeesPlainValues()
{
    static const QStringList open{"core/base",
                                  "core/answer/value",
                                  "core/answer/attention_maps",
                                  "core/files/opening",
                                  "core/files/importing",
                                  "core/messages/answers",
                                  "core/files/statements",
                                  "core/files/rows",
                                  "core/answer/help_with_sql",
                                  "core/answer/explaining"};
    static const QSet<QString> values{"core/database/schema/schema.h",
                                      "core/database/engine/result_table.h",
                                      "core/linking/links/schema_links.h",
                                      "core/linking/relations/relation_matrix.h",
                                      "core/sql/tree/query.h",
                                      "core/english/text/question.h",
                                      "core/database/engine/row_change.h",
                                      "core/sql/tree/like_pattern.h",
                                      "core/sql/tree/sql_formatter.h",
                                      "core/database/postgres/address_fields.h",
                                      "core/database/postgres/server_address.h",
                                      "core/database/sqlite/file_set.h",
                                      "core/sql/tree/date_form.h",
                                      "core/sql/tree/age.h",
                                      "core/rules/engine/rule_change.h",
                                      "core/database/engine/cell_needle.h",
                                      "core/files/searching/search_event.h"};
    QStringList complaints;
    for (const SourceFile& source : m_ui) {
        for (const QString& include : source.includes) {
            if (include.startsWith("core/") && !open.contains(include.section('/', 0, 1)) && !open.contains(include.section('/', 0, 2))
                && !values.contains(include))
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
        const bool isLinked = m_table[source.folder].links.contains("nlohmann_json");
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

RATATOSK_TEST(TestIncludes);
#include "tst_includes.moc"
