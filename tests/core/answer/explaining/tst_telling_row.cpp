// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/telling_row.h"

#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestTellingRow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsApart();
};

void TestTellingRow::tellsApart()
{
    const ScratchDatabase file("CREATE TABLE dogs(name TEXT, age INTEGER); INSERT INTO dogs VALUES ('Rex', 4), ('Luna', 6), ('Ari', 11)");
    const auto browser = DatabaseBrowser::open(file.file());
    QVERIFY(browser);
    const auto row = [&](const char* first, const char* other) { return tellingRow(**browser, first, other); };
    const char* old = "SELECT name FROM dogs WHERE age > 5";
    const char* older = "SELECT name FROM dogs WHERE age > 9 -- years";
    QVERIFY(row(old, older) == (TellingRow{{std::string("Luna")}, true}));
    QVERIFY(row(older, old) == (TellingRow{{std::string("Luna")}, false}));
    QVERIFY(!row(old, old));
    QVERIFY(!row(old, "SELECT name, age FROM dogs"));
    QVERIFY(row("SELECT name FROM dogs ORDER BY age LIMIT 1", "SELECT name FROM dogs ORDER BY age DESC LIMIT 1")
            == (TellingRow{{std::string("Rex")}, true}));
}

RATATOSK_TEST(TestTellingRow);
#include "tst_telling_row.moc"
