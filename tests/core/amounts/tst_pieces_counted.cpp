// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/pieces_counted.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestPiecesCounted : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfPieces = "CREATE TABLE line (id INTEGER PRIMARY KEY, product TEXT, quantity INTEGER, price REAL);";

void TestPiecesCounted::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("pieces") << "Of which product were the most pieces ordered?"
                            << "SELECT product FROM line GROUP BY product ORDER BY sum(quantity * price) DESC LIMIT 1"
                            << "SELECT product FROM line GROUP BY product ORDER BY sum(quantity) DESC LIMIT 1";
    QTest::newRow("what they cost") << "What did the pieces of each product cost?"
                                    << "SELECT product, sum(quantity * price) FROM line GROUP BY product"
                                    << "";
    QTest::newRow("copies") << "How many copies of each product are there?"
                            << "SELECT product, count(*) FROM line GROUP BY product"
                            << "SELECT product, sum(quantity) FROM line GROUP BY product";
    QTest::newRow("lines") << "How many lines has each product?"
                           << "SELECT product, count(*) FROM line GROUP BY product"
                           << "";
    QTest::newRow("money") << "Which product earned the most?"
                           << "SELECT product FROM line GROUP BY product ORDER BY sum(quantity * price) DESC LIMIT 1"
                           << "";
}

void TestPiecesCounted::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfPieces, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return countPiecesAsked(query, asked, cells.schema()) || countCopiesAsked(query, asked, cells.schema());
              }),
          "after");
}

RATATOSK_TEST(TestPiecesCounted);
#include "tst_pieces_counted.moc"
