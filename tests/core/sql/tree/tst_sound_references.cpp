// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/sound_references.h"

#include "core/database/engine/schema_reader.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSoundReferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsWhatIsRead_data();
    void acceptsWhatIsRead();
    void refusesWhatPointsNowhere();
};

namespace {

Schema schemaOfPets()
{
    const ScratchDatabase database("CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE shot (id INTEGER PRIMARY KEY, pet "
                                   "INTEGER REFERENCES pet(id));");
    return *readSchema(*Connection::open(database.file()));
}

} // namespace

void TestSoundReferences::acceptsWhatIsRead_data()
{
    QTest::addColumn<QString>("sql");
    for (const char* const sql : {"SELECT p.name FROM pet AS p JOIN shot AS s ON p.id = s.pet WHERE s.id > 3 ORDER BY s.id",
                                  "SELECT name FROM pet AS p WHERE p.id > (SELECT avg(pet) FROM shot WHERE id > p.id)",
                                  "SELECT name FROM (SELECT name, row_number() OVER (ORDER BY id) AS place FROM pet) WHERE place = 1",
                                  "SELECT name FROM pet UNION SELECT name FROM pet WHERE id IN (SELECT pet FROM shot) ORDER BY name"})
        QTest::newRow(sql) << sql;
}

void TestSoundReferences::acceptsWhatIsRead()
{
    QFETCH(QString, sql);
    const Schema schema = schemaOfPets();
    QVERIFY(sql::refersSoundly(*sql::readQuery(sql.toStdString(), schema), schema));
}

void TestSoundReferences::refusesWhatPointsNowhere()
{
    const Schema schema = schemaOfPets();
    auto query = *sql::readQuery("SELECT name FROM pet WHERE id IN (SELECT pet FROM shot)", schema);
    auto& shown = std::get<sql::ColumnReference>(query.first.items.front().expression.term);
    shown.source.index = 1;
    QVERIFY(!sql::refersSoundly(query, schema));
    shown = {{0, 0}, schema.columnsOf(*schema.findTable("shot")).front()};
    QVERIFY(!sql::refersSoundly(query, schema));
    shown = {{1, 0}, schema.columnsOf(*schema.findTable("pet")).front()};
    QVERIFY(!sql::refersSoundly(query, schema));
}

RATATOSK_TEST(TestSoundReferences);
#include "tst_sound_references.moc"
