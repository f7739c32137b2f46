// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/row_preview.h"

#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestRowPreview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mergesWhatFindsTheSame_data();
    void mergesWhatFindsTheSame();
    void cutsLongCells();
    void knowsNothingOfWhatFails();

private:
    std::vector<RowPreview> previews(const QStringList& statements) const;

    ScratchDatabase m_database{"CREATE TABLE dogs (name TEXT, age INTEGER); INSERT INTO dogs VALUES ('Rex', 4), ('Luna', 6), ('Ari', 6);"};
};

std::vector<RowPreview> TestRowPreview::previews(const QStringList& statements) const
{
    const Schema schema = *Schema::create({{"dogs", "dogs"}}, {{TableId{0}, "name", "name"}, {TableId{0}, "age", "age"}}, {});
    std::vector<Candidate> candidates;
    for (const QString& sql : statements)
        candidates.push_back({{*sql::readQuery(sql.toStdString(), schema), sql.toStdString(), {}}, 0, {}});
    const auto runs = tryOut(*Connection::open(m_database.file()), schema, candidates);
    const bool areAlike = runs[0].outcome == TrialRun::Outcome::Rows && runs[0].fingerprint == runs[1].fingerprint;
    const std::vector<int> groups{0, areAlike ? 0 : 1};
    return previewsOf(runs, groups);
}

void TestRowPreview::mergesWhatFindsTheSame_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<bool>("isMerged");
    QTest::newRow("the same") << "SELECT name FROM dogs WHERE age > 4"
                              << "SELECT name FROM dogs WHERE age = 6" << true;
    QTest::newRow("other rows") << "SELECT name FROM dogs WHERE age > 4"
                                << "SELECT name FROM dogs" << false;
    QTest::newRow("both empty") << "SELECT name FROM dogs WHERE age > 9"
                                << "SELECT name FROM dogs WHERE name = 'Bo'" << false;
    QTest::newRow("another order") << "SELECT name FROM dogs ORDER BY name"
                                   << "SELECT name FROM dogs ORDER BY name DESC" << false;
    QTest::newRow("the same order") << "SELECT name FROM dogs ORDER BY name"
                                    << "SELECT name FROM dogs WHERE age > 0 ORDER BY name" << true;
    QTest::newRow("cut off") << "SELECT 1 FROM dogs AS a, dogs AS b, dogs AS c, dogs AS d, dogs AS e, dogs AS f, dogs AS g"
                             << "SELECT 1 FROM dogs AS a, dogs AS b, dogs AS c, dogs AS d, dogs AS e, dogs AS f, dogs AS g, dogs AS h"
                             << false;
}

void TestRowPreview::mergesWhatFindsTheSame()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(bool, isMerged);
    QCOMPARE(previews({first, second})[1].sameAs, isMerged ? 0 : -1);
}

void TestRowPreview::cutsLongCells()
{
    const std::string umlauts = std::string(kPreviewBytes - 1, 'x') + "ä"; // the last character does not fit
    TrialRun run{TrialRun::Outcome::Rows, 1, 1};
    run.firstRows = {{umlauts, std::int64_t(7), Null{}, Blob{{std::byte{1}}}}};
    const RowPreview preview = previewsOf({run}, {0})[0];
    QVERIFY(preview.rows == (std::vector<std::vector<Cell>>{{std::string(kPreviewBytes - 1, 'x') + "…", std::int64_t(7), Null(), "BLOB"}}));
    QCOMPARE(preview.count, 1);
}

void TestRowPreview::knowsNothingOfWhatFails()
{
    const RowPreview preview = previewsOf({TrialRun{}}, {0})[0];
    QCOMPARE(preview.count, -1);
    QVERIFY(preview.rows.empty());
}

RATATOSK_TEST(TestRowPreview);
#include "tst_row_preview.moc"
