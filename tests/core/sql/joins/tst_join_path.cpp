// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/joins/join_path.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;
using namespace ratatosk::sql;

namespace {

std::vector<Occurrence> occurrences(const Schema& schema, const QString& names)
{
    std::vector<Occurrence> result;
    for (const QString& name : names.split(' '))
        result.push_back({*schema.findTable(QString(name).remove('2').toStdString()), name.endsWith('2') ? 1 : 0});
    return result;
}

std::string name(const Schema& schema, const Occurrence& occurrence, ColumnId column)
{
    return schema.table(occurrence.table).name + (occurrence.number > 0 ? "2." : ".") + schema.column(column).name;
}

/// "author; book: author.id=book.author_id; ...", a guess marked with "?".
std::string describe(const Schema& schema, const JoinPath& path)
{
    std::string text = schema.table(path.first.table).name;
    for (const Join& join : path.joins) {
        text += "; " + schema.table(join.right.table).name + (join.right.number > 0 ? "2:" : ":");
        for (const auto& [left, right] : join.keys)
            text += " " + name(schema, join.left, left) + (join.origin == JoinOrigin::Guessed ? "?=" : "=")
                + name(schema, join.right, right);
    }
    return text;
}

} // namespace

class TestJoinPath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void connects_data();
    void connects();
    void keepsStatedJoins();
    void joinsASecondOccurrence();
    void prefersTheShortWay();
    void prefersWhatLinks();
    void takesThePreferredKey();
    void joinsByNameAsALastResort();
    void refusesWhatIsApart();

private:
    const Schema m_schema = librarySchema();
};

void TestJoinPath::connects_data()
{
    QTest::addColumn<QString>("terminals");
    QTest::addColumn<QString>("path");

    QTest::newRow("one table") << "author"
                               << "author";
    QTest::newRow("neighbours") << "author book"
                                << "author; book: author.id=book.author_id";
    QTest::newRow("the order asked for") << "book author"
                                         << "book; author: book.author_id=author.id";
    QTest::newRow("a bridge between") << "book reader"
                                      << "book; loan: book.id=loan.book_id; reader: loan.reader_id=reader.id";
    QTest::newRow("two bridges") << "author reader"
                                 << "author; book: author.id=book.author_id; loan: book.id=loan.book_id; reader: loan.reader_id=reader.id";
    QTest::newRow("a guessed key") << "review book"
                                   << "review; book: review.book_id?=book.id";
    QTest::newRow("children of one parent") << "loan review"
                                            << "loan; review: loan.book_id?=review.book_id";
}

void TestJoinPath::connects()
{
    QFETCH(QString, terminals);
    QFETCH(QString, path);
    const auto found = findJoinPath(m_schema, occurrences(m_schema, terminals), {});
    QVERIFY(found);
    QCOMPARE(QString::fromStdString(describe(m_schema, *found)), path);
}

void TestJoinPath::keepsStatedJoins()
{
    const Join byName{{TableId{2}}, {TableId{0}}, {{ColumnId{9}, ColumnId{1}}}, JoinOrigin::Stated};
    const auto path = findJoinPath(m_schema, occurrences(m_schema, "author book"), {byName});
    QVERIFY(path);
    QCOMPARE(describe(m_schema, *path), std::string("author; reader: author.name=reader.name; book: author.id=book.author_id"));

    const Join twice{{TableId{0}}, {TableId{2}}, {{ColumnId{0}, ColumnId{8}}}, JoinOrigin::Stated};
    const auto both = findJoinPath(m_schema, occurrences(m_schema, "author"), {byName, twice});
    QCOMPARE(both->joins.size() + both->further.size(), size_t(2));
    QCOMPARE(both->occurrences().size(), size_t(2));
}

void TestJoinPath::joinsASecondOccurrence()
{
    const Join sequel{{TableId{1}, 0}, {TableId{1}, 1}, {{ColumnId{7}, ColumnId{3}}}, JoinOrigin::Declared};
    const auto path = findJoinPath(m_schema, occurrences(m_schema, "book book2"), {sequel});
    QCOMPARE(describe(m_schema, *path), std::string("book; book2: book.sequel_to=book2.id"));
    QVERIFY(!findJoinPath(m_schema, occurrences(m_schema, "book book2"), {}));
}

/// One guessed key beats a way round of two declared ones.
void TestJoinPath::prefersTheShortWay()
{
    std::vector<ForeignKey> keys = m_schema.foreignKeys();
    keys.push_back({ColumnId{16}, ColumnId{0}, 5, true}); // review.book_id -> author.id, a guess
    keys[4].isGuess = false;                              // review.book_id -> book.id, declared
    const Schema schema = *Schema::create(m_schema.tables(), m_schema.columns(), keys);
    const auto path = findJoinPath(schema, occurrences(schema, "review author"), {});
    QCOMPARE(QString::fromStdString(describe(schema, *path)), QStringLiteral("review; author: review.book_id?=author.id"));
}

/// The first of two keys, unless the other one is meant; between two tables that share a parent as well.
/// Drivers and cars of one depot have less to do with each other than those of one trip.
void TestJoinPath::prefersWhatLinks()
{
    std::vector<Column> columns;
    for (const auto& [table, name] : {std::pair(0, "id"), {1, "id"}, {1, "depot"}, {2, "id"}, {2, "depot"}, {3, "driver"}, {3, "car"}})
        columns.push_back({.table = TableId{table}, .name = name, .isPrimaryKey = std::string(name) == "id"});
    const std::vector<ForeignKey> keys{
        {ColumnId{2}, ColumnId{0}, 0}, {ColumnId{4}, ColumnId{0}, 1}, {ColumnId{5}, ColumnId{1}, 2}, {ColumnId{6}, ColumnId{3}, 3}};
    const auto schema = Schema::create({{.name = "depot"}, {.name = "driver"}, {.name = "car"}, {.name = "trip"}}, columns, keys);
    QVERIFY(schema);
    const auto path = findJoinPath(*schema, occurrences(*schema, "driver car"), {});
    QVERIFY(path);
    QCOMPARE(QString::fromStdString(describe(*schema, *path)), "driver; trip: driver.id=trip.driver; car: trip.car=car.id");
}

void TestJoinPath::takesThePreferredKey()
{
    std::vector<ForeignKey> keys = m_schema.foreignKeys();
    keys.push_back({ColumnId{14}, ColumnId{3}, 5}); // loan.order -> book.id, beside loan.book_id
    const Schema schema = *Schema::create(m_schema.tables(), m_schema.columns(), keys);
    const auto path = [&](const QString& tables, const std::vector<ColumnId>& preferredKeys) {
        return QString::fromStdString(describe(schema, *findJoinPath(schema, occurrences(schema, tables), {}, preferredKeys)));
    };
    QCOMPARE(path("loan book", {}), QString("loan; book: loan.book_id=book.id"));
    QCOMPARE(path("loan book", {ColumnId{14}}), QString("loan; book: loan.order=book.id"));
    QCOMPARE(path("loan review", {ColumnId{14}}), QString("loan; review: loan.order?=review.book_id"));
    const Join stated{{TableId{3}}, {TableId{1}}, {{ColumnId{12}, ColumnId{3}}}, JoinOrigin::Declared};
    const auto kept = findJoinPath(schema, occurrences(schema, "loan book"), {stated}, {ColumnId{14}});
    QCOMPARE(describe(schema, *kept), std::string("loan; book: loan.book_id=book.id"));
}

void TestJoinPath::joinsByNameAsALastResort()
{
    const Schema schema = *Schema::create(m_schema.tables(), m_schema.columns(), {});
    const auto path = findJoinPath(schema, occurrences(schema, "loan reader"), {});
    QVERIFY(path);
    QCOMPARE(describe(schema, *path), std::string("loan; reader: loan.reader_id?=reader.id"));
}

void TestJoinPath::refusesWhatIsApart()
{
    const auto path = findJoinPath(m_schema, occurrences(m_schema, "author shelf"), {});
    QVERIFY(!path);
    QCOMPARE(path.error().code, ErrorCode::NoAnswer);
    QCOMPARE(path.error().detail, std::string("no foreign keys connect the tables author, shelf"));
}

RATATOSK_TEST(TestJoinPath);
#include "tst_join_path.moc"
