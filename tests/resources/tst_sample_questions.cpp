// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace {

QByteArray sampleFile(const char* name)
{
    QFile file(QString(RATATOSK_SOURCE_DIR "/resources/samples/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Rows with cells joined by `|`, as the sqlite3 shell prints them; SQLite's message when the statement does not run.
QStringList rowsOf(sqlite3* handle, const std::string& sql)
{
    const auto appendRow = [](void* rows, int count, char** cells, char**) {
        QStringList row;
        std::for_each(cells, cells + count, [&row](const char* cell) { row << QString::fromUtf8(cell); });
        *static_cast<QStringList*>(rows) << row.join('|');
        return 0;
    };
    QStringList rows;
    if (sqlite3_exec(handle, sql.c_str(), appendRow, &rows, nullptr) != SQLITE_OK)
        return {sqlite3_errmsg(handle)};
    return rows;
}

} // namespace

/// The bundled sample: that its script builds a sound database, and that every question has an answer in it.
class TestSampleQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void databaseIsSound_data();
    void databaseIsSound();
    void everyQuestionHasAnAnswer_data();
    void everyQuestionHasAnAnswer();
    void cleanupTestCase() { sqlite3_close(m_handle); }

private:
    ScratchDatabase m_sample{sampleFile("mountain_huts.sql").toStdString()};
    sqlite3* m_handle = nullptr;
};

void TestSampleQuestions::initTestCase()
{
    QCOMPARE(sqlite3_open_v2(m_sample.file().c_str(), &m_handle, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
}

void TestSampleQuestions::databaseIsSound_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QStringList>("rows");

    QTest::newRow("pages") << "PRAGMA integrity_check" << QStringList{"ok"};
    QTest::newRow("keys") << "PRAGMA foreign_key_check" << QStringList{};
    QTest::newRow("no table of names left behind") << "SELECT name FROM sqlite_schema WHERE name = 'origin'" << QStringList{};
    QTest::newRow("the same rows everywhere") << "SELECT count(*), sum(guest_id * nights), max(arrival_date) FROM booking"
                                              << QStringList{"3000|703083|2025-12-30"};
    QTest::newRow("stays are in season")
        << "SELECT count(*) FROM booking JOIN hut USING (hut_id) WHERE season = 'summer' AND strftime('%m', arrival_date) < '06'"
        << QStringList{"0"};
    QTest::newRow("only who came, ate") << "SELECT count(*) FROM meal_order JOIN booking USING (booking_id) WHERE status = 'cancelled'"
                                        << QStringList{"0"};
}

void TestSampleQuestions::databaseIsSound()
{
    QFETCH(QString, sql);
    QFETCH(QStringList, rows);
    QCOMPARE(rowsOf(m_handle, sql.toStdString()), rows);
}

void TestSampleQuestions::everyQuestionHasAnAnswer_data()
{
    QTest::addColumn<QString>("sql");
    const auto file = nlohmann::json::parse(sampleFile("mountain_huts.questions.json").toStdString());
    for (const auto& question : file.at("questions"))
        QTest::newRow(question.at("question").get<std::string>().c_str()) << QString::fromStdString(question.at("sql"));
    QCOMPARE(file.at("questions").size(), std::size_t(20));
}

void TestSampleQuestions::everyQuestionHasAnAnswer()
{
    QFETCH(QString, sql);
    const QStringList rows = rowsOf(m_handle, sql.toStdString());
    QCOMPARE(QString(sqlite3_errmsg(m_handle)), QString("not an error"));
    QVERIFY(!rows.isEmpty());
    QVERIFY(rows != QStringList{"0"});
}

RATATOSK_TEST(TestSampleQuestions);
#include "tst_sample_questions.moc"
