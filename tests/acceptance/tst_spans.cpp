// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "tests/acceptance/json_values.h"
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <vector>

using namespace ratatosk;
using Json = nlohmann::json;

namespace {

/// A row for each day, or for three times of each.
std::string scriptFor(bool hasTimes)
{
    const std::string time = hasTimes ? " || time.text" : "";
    return "CREATE TABLE sales (id INTEGER PRIMARY KEY, item TEXT, " + std::string(hasTimes ? "sold_at" : "sold_on")
        + " TEXT, amount INTEGER);"
          "WITH RECURSIVE day(text) AS (SELECT '1988-01-01' UNION ALL SELECT date(text, '+1 day') FROM day WHERE text < '2027-12-31'),"
          "time(text) AS (VALUES (' 00:00:00'), (' 12:30:00'), (' 23:59:59'))"
          "INSERT INTO sales SELECT NULL, substr('penquiren', 1 + day.text % 5, 4), day.text"
        + time + ", 1 + (abs(random()) % 17) FROM day" + (hasTimes ? ", time;" : ";");
}

/// What stands between WHERE and the next clause; all rows where nothing does.
std::string conditionOf(const std::string& sql)
{
    static const QRegularExpression clause(" WHERE (.*?)( GROUP BY .*| ORDER BY .*| LIMIT .*)?$");
    const auto found = clause.match(QString::fromStdString(sql));
    return found.hasMatch() ? found.captured(1).toStdString() : "1";
}

std::string expected(const Json& record, const std::string& column)
{
    const std::string first = record["first"], behind = record["behind"];
    return (first.empty() ? "1" : column + " >= '" + first + "'") + " AND " + (behind.empty() ? "1" : column + " < '" + behind + "'");
}

} // namespace

/// Spans of time, from the question to the rows: at five days that are the last of a month, of a year, the first of one, or 29 February.
class TestSpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findTheirRows_data();
    void findTheirRows();

private:
    Program m_program{"ratatosk-cli"};
};

void TestSpans::findTheirRows_data()
{
    QTest::addColumn<bool>("hasTimes");
    QTest::newRow("days") << false;
    QTest::newRow("days with times") << true;
}

void TestSpans::findTheirRows()
{
    if (!m_program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
    QFETCH(bool, hasTimes);
    const std::string column = hasTimes ? "sold_at" : "sold_on";
    const ScratchDatabase database(scriptFor(hasTimes));
    const auto connection = Connection::open(database.file());
    QVERIFY(connection);
    QFile file(RATATOSK_SOURCE_DIR "/tests/acceptance/questions/spans.jsonl");
    QVERIFY(file.open(QFile::ReadOnly));
    std::map<std::string, std::vector<Json>> records; // by the day of asking
    for (const Json& record : valuesIn(file.readAll().toStdString()))
        records[record["now"]].push_back(record);
    int right = 0;
    for (const auto& [now, ofDay] : records) {
        QByteArray questions;
        for (const Json& record : ofDay)
            questions += QByteArray::fromStdString(record["question"].get<std::string>()) + '\n';
        const QStringList arguments{"ask", QString::fromStdString(database.file()), "-", "--format", "json", "--now", now.c_str()};
        const std::vector<Json> answers = valuesIn(m_program.run(arguments, questions).output.toStdString());
        QCOMPARE(answers.size(), ofDay.size());
        for (std::size_t i = 0; i < ofDay.size(); ++i) {
            const std::string sql = answers[i]["candidates"].empty() ? "" : answers[i]["candidates"][0]["sql"].get<std::string>();
            const auto rowsOf = [&](const std::string& condition) {
                return connection->run("SELECT count(*), min(" + column + "), max(" + column + ") FROM sales WHERE " + condition);
            };
            const auto found = rowsOf(conditionOf(sql)), wanted = rowsOf(expected(ofDay[i], column));
            QVERIFY(wanted);
            const bool isRight = !sql.empty() && found && found->rows == wanted->rows;
            right += isRight;
            if (!isRight)
                qWarning("%s: %s: %s", now.c_str(), ofDay[i]["question"].get<std::string>().c_str(), sql.c_str());
        }
    }
    QCOMPARE(right, 80);
}

RATATOSK_TEST(TestSpans);
#include "tst_spans.moc"
