// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/follow_up_kind.h"

#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestFollowUpKind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tells_data();
    void tells();
};

void TestFollowUpKind::tells_data()
{
    QTest::addColumn<QString>("earlier");
    QTest::addColumn<QString>("query");
    QTest::addColumn<FollowUpKind>("kind");
    const QString authors = "SELECT name FROM author", old = authors + " WHERE born < 1900";
    QTest::newRow("a condition more") << old << old + " AND name LIKE 'A%'" << FollowUpKind::Refinement;
    QTest::newRow("the first condition") << authors << old << FollowUpKind::Refinement;
    QTest::newRow("one that takes a join")
        << old << "SELECT a.name FROM author AS a JOIN book AS b ON b.author_id = a.id WHERE a.born < 1900 AND b.pages > 9"
        << FollowUpKind::Refinement;
    QTest::newRow("other columns") << old << "SELECT name, born FROM author WHERE born < 1900" << FollowUpKind::OtherColumns;
    QTest::newRow("in an order") << old << old + " ORDER BY born" << FollowUpKind::OtherColumns;
    QTest::newRow("another value") << old << "SELECT name FROM author WHERE born < 1800" << FollowUpKind::OtherCondition;
    QTest::newRow("without the condition") << old << authors << FollowUpKind::OtherCondition;
    QTest::newRow("how many") << old << "SELECT count(*) FROM author WHERE born < 1900" << FollowUpKind::AboutAnswer;
    QTest::newRow("how many of some") << old << "SELECT count(*) FROM author WHERE born < 1900 AND name = 'Ada'"
                                      << FollowUpKind::AboutAnswer;
    QTest::newRow("a figure behind a figure") << "SELECT count(*) FROM author"
                                              << "SELECT avg(born) FROM author" << FollowUpKind::OtherColumns;
    QTest::newRow("other tables") << old << "SELECT name FROM reader" << FollowUpKind::None;
    QTest::newRow("cannot be read") << "SELECT nothing" << authors << FollowUpKind::None;
    QTest::newRow("nothing") << "" << authors << FollowUpKind::None;
}

void TestFollowUpKind::tells()
{
    QFETCH(QString, earlier);
    QFETCH(QString, query);
    QFETCH(FollowUpKind, kind);
    QVERIFY(followUpKind(query.toStdString(), earlier.toStdString(), librarySchema()) == kind);
}

RATATOSK_TEST(TestFollowUpKind);
#include "tst_follow_up_kind.moc"
