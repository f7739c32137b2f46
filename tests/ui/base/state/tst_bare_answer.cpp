// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"
#include "ui/base/state/bare_answer.h"

#include <QTest>

using namespace ratatosk;

class TestBareAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsItsSchema();
    void knowsAPartOfItsSchema();
};

void TestBareAnswer::knowsItsSchema()
{
    const Answer bare = bareAnswer(librarySchema());
    Answer answer = bare;
    QVERIFY(isAboutSameSchema(answer, bare));
    answer.itemNames.back() = "another";
    QVERIFY(!isAboutSameSchema(answer, bare));
}

void TestBareAnswer::knowsAPartOfItsSchema()
{
    const Answer bare = bareAnswer(librarySchema());
    Answer answer;
    answer.question = {"who", {{"who", 0, 3, {"who"}}}};
    answer.itemNames = {"who", "author.name", "book.title", "author", "book"};
    answer.columnsRead = {ColumnId{1}, ColumnId{4}};
    answer.tablesRead = {TableId{0}, TableId{1}};
    QVERIFY(isAboutSameSchema(answer, bare));
    answer.columnsRead = {ColumnId{1}, ColumnId{5}};
    QVERIFY(!isAboutSameSchema(answer, bare));
    answer.columnsRead = {ColumnId{1}, ColumnId{500}};
    QVERIFY(!isAboutSameSchema(answer, bare));
}

RATATOSK_TEST(TestBareAnswer);
#include "tst_bare_answer.moc"
