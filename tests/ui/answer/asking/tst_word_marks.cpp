// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/word_splitter.h"
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/dog_kennel.h"
#include "ui/answer/asking/word_marks.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>

class TestWordMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void underlinesNames_data();
    void underlinesNames();
    void leavesTheTextAlone();
    void underlinesCellsOfAnAnswer();

private:
    ScratchDatabase m_database{kDogKennelScript};
};

void TestWordMarks::underlinesNames_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("marked");

    QTest::newRow("table and column") << "the age of each dog"
                                      << "age dog";
    QTest::newRow("nothing") << "what is that"
                             << "";
    QTest::newRow("after letters of two bytes") << QString::fromUtf8("für alle größeren owners") << "owners";
}

void TestWordMarks::underlinesNames()
{
    QFETCH(QString, question);
    QFETCH(QString, marked);
    QLineEdit line;
    WordMarks marks(&line);
    marks.setSchema((*ratatosk::DatabaseBrowser::open(m_database.file()))->schema());
    line.setText(question);
    const auto words = [&] {
        QStringList found;
        for (const WordMarks::Span& span : marks.spans())
            found << question.mid(span.begin, span.length);
        return found.join(QLatin1Char(' '));
    };
    QTRY_COMPARE(words(), marked);
}

void TestWordMarks::leavesTheTextAlone()
{
    QLineEdit line;
    WordMarks marks(&line);
    marks.setSchema((*ratatosk::DatabaseBrowser::open(m_database.file()))->schema());
    line.setText(QStringLiteral("the age of dogs"));
    line.setCursorPosition(4);
    QTRY_COMPARE(marks.spans().size(), 2);
    QCOMPARE(line.text(), QStringLiteral("the age of dogs"));
    QCOMPARE(line.cursorPosition(), 4);
}

void TestWordMarks::underlinesCellsOfAnAnswer()
{
    using namespace ratatosk;
    QLineEdit line;
    WordMarks marks(&line);
    line.setText(QStringLiteral("how old is Rex"));
    Answer answer;
    answer.question = *splitQuestion("how old is Rex");
    answer.links.columns = {{3, ColumnId{0}, LinkKind::WholeCell, "Rex"}, {1, ColumnId{0}, LinkKind::NumberHint, ""}};
    marks.markAnswered(answer);
    QCOMPARE(marks.spans(), (QList<WordMarks::Span>{{11, 3}}));
    line.setText(QStringLiteral("how old is Max")); // another question by now
    marks.markAnswered(answer);
    QVERIFY(marks.spans() != (QList<WordMarks::Span>{{0, 3}}));
}

RATATOSK_WIDGET_TEST(TestWordMarks);
#include "tst_word_marks.moc"
