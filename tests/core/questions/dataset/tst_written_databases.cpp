// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/questions/dataset/pack_writer.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <set>

using namespace ratatosk;

namespace {

constexpr std::size_t kRecords = 26, kWordings = 3;
constexpr qint64 kMostBytes = 150'000; ///< of a script

const QDir& folder()
{
    static const QDir place(RATATOSK_SOURCE_DIR "/models/questions/databases");
    return place;
}

QByteArray textOf(const QString& name)
{
    QFile file(folder().filePath(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

bool findsSomething(const ResultTable& table)
{
    return std::ranges::any_of(table.rows, [](const std::vector<Cell>& row) {
        return std::ranges::any_of(row, [](const Cell& cell) { return !std::holds_alternative<Null>(cell); });
    });
}

} // namespace

/// The databases of models/questions/databases with their records: scripts build, and what is taught are answers.
class TestWrittenDatabases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void haveScriptsAndRecords();
    void runAndFindRows_data();
    void runAndFindRows();

private:
    QuestionPack m_pack;
    QStringList m_scripts = folder().entryList({"*.sql"}, QDir::Files, QDir::Name);
};

void TestWrittenDatabases::initTestCase()
{
    if (!folder().exists("records.jsonl"))
        return;
    auto pack = readQuestionPack(folder().filePath("records.jsonl").toStdString());
    QVERIFY2(pack, pack ? "" : pack.error().detail.c_str());
    m_pack = *std::move(pack);
}

void TestWrittenDatabases::haveScriptsAndRecords()
{
    QSet<QString> requested, built;
    for (const std::string& id : m_pack.databases())
        requested << QString::fromStdString(id);
    for (const QString& script : m_scripts)
        built << script.chopped(4);
    QCOMPARE(requested, built);
    const QByteArray guide = textOf("README.md");
    for (const QString& id : built)
        QVERIFY2(guide.contains("| `" + id.toUtf8() + "` |"), qPrintable(id + " is not in README.md"));
}

void TestWrittenDatabases::runAndFindRows_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("none") << QString(); // a table without rows is no test
    for (const QString& script : m_scripts)
        QTest::newRow(script.toUtf8().constData()) << script.chopped(4);
}

void TestWrittenDatabases::runAndFindRows()
{
    QFETCH(QString, id);
    if (id.isEmpty())
        return;
    const QByteArray script = textOf(id + ".sql");
    QVERIFY(script.size() < kMostBytes);
    const ScratchDatabase database(script.toStdString());
    const auto connection = Connection::open(database.file());
    QVERIFY(connection);
    const std::vector<QueryRecord> records = recordsAbout(m_pack, id.toStdString());
    QCOMPARE(records.size(), kRecords);
    for (const QueryRecord& record : records) {
        QVERIFY2(!record.kind.empty(), record.query.c_str());
        QVERIFY2(std::set<std::string>(record.questions.begin(), record.questions.end()).size() == kWordings, record.query.c_str());
        const auto rows = connection->run(record.query);
        QVERIFY2(rows, record.query.c_str());
        QVERIFY2(findsSomething(*rows), record.query.c_str());
    }
}

RATATOSK_TEST(TestWrittenDatabases);
#include "tst_written_databases.moc"
