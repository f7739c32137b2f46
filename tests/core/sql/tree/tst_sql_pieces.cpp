// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/sql_pieces.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk::sql;

namespace {

/// One letter a piece, with its text: "W:SELECT N:"a" T:'b'", blanks left out; ! marks what does not end.
QString textOf(const QByteArray& sql)
{
    QStringList texts;
    for (const SqlPiece& piece : piecesOf(sql.toStdString())) {
        if (piece.kind != SqlPiece::Kind::Blank)
            texts << QLatin1Char("BCWNTDSP?"[static_cast<int>(piece.kind)]) + QString(piece.isClosed ? ":" : "!:")
                    + QString::fromUtf8(sql.mid(piece.begin, piece.end - piece.begin));
    }
    return texts.join(' ');
}

} // namespace

class TestSqlPieces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cuts_data();
    void cuts();
    void coversEveryByte();
};

void TestSqlPieces::cuts_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("pieces");
    QTest::newRow("words and symbols") << QByteArray("SELECT a.b<=1") << "W:SELECT W:a S:. W:b S:<= D:1";
    QTest::newRow("names") << QByteArray("\"a\"\"b\" `c` [d e]") << "N:\"a\"\"b\" N:`c` N:[d e]";
    QTest::newRow("texts") << QByteArray("'it''s' X'0a' x") << "T:'it''s' T:X'0a' W:x";
    QTest::newRow("numbers") << QByteArray("1.5e-3 .5 0xFF 1-2") << "D:1.5e-3 D:.5 D:0xFF D:1 S:- D:2";
    QTest::newRow("parameters") << QByteArray(":id @x ?1 ?") << "P::id P:@x P:?1 P:?";
    QTest::newRow("parameters and words") << QByteArray("?a $b $c::d e$f") << "P:? W:a P:$b P:$c::d W:e$f";
    QTest::newRow("signs of parameters alone") << QByteArray(": @ $") << "?:: ?:@ ?:$";
    QTest::newRow("numbers that touch") << QByteArray("1.2.3 1..2 1.e5") << "D:1.2 D:.3 D:1. D:.2 D:1.e5";
    QTest::newRow("numbers that end in letters") << QByteArray("12b 0x 1e+ 1_000 0x1Fg") << "?:12b ?:0x ?:1e S:+ ?:1_000 ?:0x1Fg";
    QTest::newRow("operators on bits") << QByteArray("a<<b>>c&d|~e") << "W:a S:<< W:b S:>> W:c S:& W:d S:| S:~ W:e";
    QTest::newRow("characters that start nothing") << QByteArray("a ! ^ # ]") << "W:a ?:! ?:^ ?:# ?:]";
    QTest::newRow("comments") << QByteArray("a--b\nc/*d*/e") << "W:a C:--b W:c C:/*d*/ W:e";
    QTest::newRow("JSON") << QByteArray("a->>'$.b'") << "W:a S:->> T:'$.b'";
    QTest::newRow("beyond ASCII") << QByteArray("hütte") << "W:hütte";
    QTest::newRow("open text") << QByteArray("'a''") << "T!:'a''";
    QTest::newRow("open name") << QByteArray("[a") << "N!:[a";
    QTest::newRow("open comment") << QByteArray("/* a") << "C!:/* a";
    QTest::newRow("open short comment") << QByteArray("/*/") << "C!:/*/";
}

void TestSqlPieces::cuts()
{
    QFETCH(QByteArray, sql);
    const QString pieces = textOf(sql);
    QTEST(pieces, "pieces");
}

void TestSqlPieces::coversEveryByte()
{
    std::string bytes;
    for (int byte = 0; byte < 256; ++byte)
        bytes += static_cast<char>(byte);
    int end = 0;
    for (const SqlPiece& piece : piecesOf(bytes)) {
        QCOMPARE(piece.begin, end);
        QVERIFY(piece.end > piece.begin);
        end = piece.end;
    }
    QCOMPARE(end, 256);
}

RATATOSK_TEST(TestSqlPieces);
#include "tst_sql_pieces.moc"
