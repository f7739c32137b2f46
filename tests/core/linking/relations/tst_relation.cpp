// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/relation.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace ratatosk;

class TestRelation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAndNames_data();
    void countsAndNames();
    void refusesUnknownNames();
};

void TestRelation::countsAndNames_data()
{
    QTest::addColumn<int>("vocabulary");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("count");

    QTest::newRow("published") << static_cast<int>(RelationVocabulary::DtFixup) << "dt_fixup" << 33;
    QTest::newRow("extended") << static_cast<int>(RelationVocabulary::Extended) << "extended" << 45;
    QTest::newRow("conversation") << static_cast<int>(RelationVocabulary::Conversation) << "conversation" << 61;
    QTest::newRow("RAT-SQL") << static_cast<int>(RelationVocabulary::RatSql) << "rat_sql" << 51;
}

void TestRelation::countsAndNames()
{
    QFETCH(int, vocabulary);
    QFETCH(QString, name);
    QFETCH(int, count);
    const auto tested = static_cast<RelationVocabulary>(vocabulary);
    QCOMPARE(relationCount(tested), count);
    QCOMPARE(QString::fromStdString(toString(tested)), name);
    QVERIFY(*relationVocabularyFrom(name.toStdString()) == tested);
    std::set<std::string> names;
    for (int relation = 0; relation < count; ++relation)
        names.insert(relationName(tested, relation));
    QCOMPARE(names.size(), static_cast<size_t>(count)); // no two are called the same
    QVERIFY(!names.contains(""));
}

void TestRelation::refusesUnknownNames()
{
    const auto unknown = relationVocabularyFrom("DT_FIXUP");
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().code, ErrorCode::InvalidArgument);
}

RATATOSK_TEST(TestRelation);
#include "tst_relation.moc"
