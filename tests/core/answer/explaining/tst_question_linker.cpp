// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/question_linker.h"

#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestQuestionLinker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksNamesAndCells();
    void refusesBadQuestions();
    void needsADatabase();

private:
    ScratchDatabase m_database{"CREATE TABLE dog (name TEXT, age INTEGER); INSERT INTO dog VALUES ('Bella', 3);"};
};

void TestQuestionLinker::linksNamesAndCells()
{
    const auto linker = QuestionLinker::open(m_database.file());
    QVERIFY(linker);
    QCOMPARE(linker->schema().tableCount(), 1);
    const auto linked = linker->link("weather for the dog Bella");
    QVERIFY(linked);
    QCOMPARE(linked->question.words.size(), std::size_t(5));
    QVERIFY(linked->links.tables == (std::vector<Link<TableId>>{{3, TableId{0}, LinkKind::Exact, "dog"}}));
    QVERIFY(linked->links.columns == (std::vector<Link<ColumnId>>{{4, ColumnId{0}, LinkKind::WholeCell, "Bella"}}));
    QVERIFY(linked->unusedWords == std::vector<std::string>{"weather"});
}

void TestQuestionLinker::refusesBadQuestions()
{
    const auto linker = QuestionLinker::open(m_database.file());
    QVERIFY(linker);
    for (const std::string& question : {std::string(), std::string(100'000, 'x'), std::string("\xff")})
        QCOMPARE(int(linker->link(question).error().code), int(ErrorCode::InvalidQuestion));
}

void TestQuestionLinker::needsADatabase()
{
    const auto linker = QuestionLinker::open("/nowhere.db");
    QVERIFY(!linker);
    QCOMPARE(int(linker.error().code), int(ErrorCode::FileMissing));
}

RATATOSK_TEST(TestQuestionLinker);
#include "tst_question_linker.moc"
