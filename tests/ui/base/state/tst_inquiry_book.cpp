// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/state/inquiry_book.h"

#include <QTest>

using namespace ratatosk;

namespace {

QueryOutcome rowsOf(const char* sql)
{
    return {sql, std::make_shared<const ResultTable>()};
}

QueryOutcome changeBy(const char* sql)
{
    QueryOutcome outcome = rowsOf(sql);
    outcome.changes.emplace();
    outcome.hasPending = true;
    return outcome;
}

void run(InquiryBook& book, const char* sql, QueryOutcome outcome)
{
    book.beginRun({QLatin1String(sql)}, {QLatin1String(sql)});
    book.addOutcome(book.number(), outcome, true);
}

} // namespace

class TestInquiryBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesThroughItsStates();
    void isOutdatedByAnEdit_data();
    void isOutdatedByAnEdit();
    void isOutdatedByWhatBecomesOfChanges();
    void isOutdatedByLaterChanges();
    void isOutdatedWhileItsQuestionIsRead();
    void keepsAnswersApart();
    void keepsAnAnswerWhenAskingAgainFails();
    void isAsBeforeWhenAskingAgainIsStopped();
    void movesAnAnswerWithoutItsRows();
    void replacesRowsByMoreAlone();
};

void TestInquiryBook::goesThroughItsStates()
{
    using State = Inquiry::State;
    InquiryBook book;
    QCOMPARE(stateOf(book.shown()), State::Empty);
    book.beginQuestion(QStringLiteral("how many?"));
    book.shown().isAsking = true;
    QCOMPARE(stateOf(book.shown()), State::Asking);
    book.takeFailure(book.number(), {ErrorCode::NoAnswer, "none"});
    QCOMPARE(stateOf(book.shown()), State::Failed);
    book.beginQuestion(QStringLiteral("how many?"));
    book.takeAnswer(book.number(), std::make_shared<const Answer>(Answer{.candidates = {{.sql = "SELECT 1"}, {.sql = "SELECT 2"}}}));
    book.chooseCandidate(0);
    book.shown().heldBack = QStringLiteral("a guess");
    QCOMPARE(stateOf(book.shown()), State::NotRun);
    book.noteText(QStringLiteral("SELECT 1"));
    book.beginRun({QStringLiteral("SELECT 1")}, {QStringLiteral("SELECT 1")});
    QCOMPARE(stateOf(book.shown()), State::Running);
    book.addOutcome(book.number(), rowsOf("SELECT 1"), true);
    QCOMPARE(stateOf(book.shown()), State::Done);
    book.noteText(QStringLiteral("SELECT 3"));
    QCOMPARE(stateOf(book.shown()), State::Outdated);
    book.chooseCandidate(1);
    QVERIFY(book.shown().run.outcomes.empty()); // rows of the other candidate
    run(book, "SELECT 2", {"SELECT 2", Error{ErrorCode::InvalidSql, "no"}});
    QCOMPARE(stateOf(book.shown()), State::Failed);
}

void TestInquiryBook::isOutdatedByAnEdit_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("isOutdated");
    QTest::newRow("nothing") << "SELECT 1"
                             << "SELECT 1"
                             << "SELECT 1" << false;
    QTest::newRow("longer") << "SELECT 1"
                            << "SELECT 1"
                            << "SELECT 10" << true;
    QTest::newRow("another one beside it") << "SELECT 1"
                                           << "SELECT 1"
                                           << "SELECT 1; SELECT 2" << false;
    QTest::newRow("white space around it") << "SELECT 1"
                                           << "SELECT 1"
                                           << "\n SELECT 1 ;" << false;
    QTest::newRow("gone") << "SELECT 1"
                          << "SELECT 1"
                          << "" << true;
    QTest::newRow("one of two is edited") << "SELECT 1; SELECT 2"
                                          << "SELECT 1"
                                          << "SELECT 1; SELECT 3" << false;
    QTest::newRow("part of a statement") << "SELECT 1 + 1"
                                         << "SELECT 1"
                                         << "SELECT 1 + 1" << false;
    QTest::newRow("part of a statement, edited") << "SELECT 1 + 1"
                                                 << "SELECT 1"
                                                 << "SELECT 1 + 2" << true;
}

void TestInquiryBook::isOutdatedByAnEdit()
{
    QFETCH(QString, before);
    QFETCH(QString, statement);
    QFETCH(QString, after);
    QFETCH(bool, isOutdated);
    InquiryBook book;
    book.noteText(before);
    book.beginRun({statement}, {statement});
    book.addOutcome(book.number(), rowsOf(statement.toUtf8().constData()), true);
    QCOMPARE(book.noteText(after), isOutdated);
    QCOMPARE(stateOf(book.shown()) == Inquiry::State::Outdated, isOutdated);
    QCOMPARE(book.noteText(before), isOutdated);
    QCOMPARE(stateOf(book.shown()), Inquiry::State::Done);
}

/// What was read beside changes was never in the file when they are undone; what was read without them is not, when they are written.
void TestInquiryBook::isOutdatedByWhatBecomesOfChanges()
{
    for (const bool areKept : {true, false}) {
        InquiryBook book;
        run(book, "SELECT 1", rowsOf("SELECT 1"));
        book.show(1);
        run(book, "DELETE FROM t", changeBy("DELETE FROM t"));
        book.show(2);
        QueryOutcome beside = rowsOf("SELECT 2");
        beside.hasPending = true;
        run(book, "SELECT 2", beside);
        book.settle(areKept);
        QCOMPARE(stateOf(*book.find(0)) == Inquiry::State::Outdated, areKept);
        QCOMPARE(book.find(1)->run.areChangesKept, std::optional(areKept));
        QCOMPARE(stateOf(*book.find(2)) == Inquiry::State::Outdated, !areKept);
    }
}

/// Nor does what was read beside changes know of those that were made behind it.
void TestInquiryBook::isOutdatedByLaterChanges()
{
    InquiryBook book;
    QueryOutcome beside = rowsOf("SELECT 1");
    beside.hasPending = true;
    run(book, "SELECT 1", beside);
    book.show(1);
    run(book, "DELETE FROM t", changeBy("DELETE FROM t"));
    QCOMPARE(stateOf(*book.find(0)), Inquiry::State::Outdated);
}

void TestInquiryBook::isOutdatedWhileItsQuestionIsRead()
{
    InquiryBook book;
    book.shown().isAsking = true;
    book.noteText(QStringLiteral("SELECT 1"));
    run(book, "SELECT 1", rowsOf("SELECT 1"));
    QVERIFY(!isRunOutdated(book.shown()));
    QVERIFY(book.noteText(QStringLiteral("SELECT 2")));
    QVERIFY(isRunOutdated(book.shown()));
    QCOMPARE(stateOf(book.shown()), Inquiry::State::Asking);
}

void TestInquiryBook::keepsAnswersApart()
{
    InquiryBook book;
    book.show(1);
    book.beginQuestion(QStringLiteral("one"));
    book.show(2);
    run(book, "SELECT 2", rowsOf("SELECT 2"));
    book.takeAnswer(1, std::make_shared<const Answer>());
    QVERIFY(!book.shown().answer);
    QVERIFY(book.find(1)->isFresh);
    book.erase(1);
    QVERIFY(!book.find(1));
    book.takeAnswer(1, std::make_shared<const Answer>()); // too late
    book.addOutcome(1, rowsOf("SELECT 1"), true);
    QVERIFY(!book.find(1));
    book.erase(2); // it is shown
    QCOMPARE(book.shown().run.outcomes.size(), size_t(1));
    book.clear();
    QVERIFY(book.shown().run.outcomes.empty());
}

void TestInquiryBook::keepsAnAnswerWhenAskingAgainFails()
{
    InquiryBook book;
    book.takeAnswer(0, std::make_shared<const Answer>(Answer{.candidates = {{.sql = "SELECT 1"}}}));
    book.chooseCandidate(0);
    book.shown().isAsking = true;
    book.takeFailure(0, {ErrorCode::Cancelled, "Stopped by you."});
    QVERIFY(book.shown().chosen());
    QVERIFY(!book.shown().failure);
}

void TestInquiryBook::isAsBeforeWhenAskingAgainIsStopped()
{
    InquiryBook book;
    const QString question = QStringLiteral("how many?");
    book.beginQuestion(question);
    book.takeAnswer(book.number(), std::make_shared<const Answer>(Answer{.candidates = {{.sql = "SELECT 1"}}}));
    book.chooseCandidate(0);
    book.noteText(QStringLiteral("SELECT 1"));
    run(book, "SELECT 1", rowsOf("SELECT 1"));
    const auto answer = book.shown().answer;
    book.beginQuestion(question);
    book.beginQuestion(question); // and once more, out of impatience
    book.shown().isAsking = true;
    QVERIFY(!book.shown().answer);
    book.takeFailure(book.number(), {ErrorCode::Cancelled, "stopped"});
    QCOMPARE(book.shown().answer, answer);
    QCOMPARE(stateOf(book.shown()), Inquiry::State::Done);

    book.beginQuestion(QStringLiteral("another one?"));
    book.takeFailure(book.number(), {ErrorCode::Cancelled, "stopped"});
    QVERIFY(!book.shown().answer);
}

void TestInquiryBook::movesAnAnswerWithoutItsRows()
{
    InquiryBook book;
    book.show(1);
    book.beginQuestion(QStringLiteral("one"));
    book.takeAnswer(1, std::make_shared<const Answer>(Answer{.candidates = {{.sql = "SELECT 1"}}}));
    book.noteText(QStringLiteral("typed in the meantime"));
    book.show(2);
    book.takeOver(1);
    QCOMPARE(book.shown().question, QStringLiteral("one"));
    QVERIFY(book.shown().answer);
    QVERIFY(!book.find(1)->answer);
    QCOMPARE(book.find(1)->text, QStringLiteral("typed in the meantime"));
    run(book, "SELECT 1", rowsOf("SELECT 1"));
    book.show(3);
    book.takeOver(2);
    QVERIFY(book.shown().run.outcomes.empty());
    QVERIFY(book.find(2)->answer && !book.find(2)->run.outcomes.empty());
}

void TestInquiryBook::replacesRowsByMoreAlone()
{
    InquiryBook book;
    run(book, "SELECT 1", rowsOf("SELECT 1"));
    book.shown().isRunning = true;
    book.replaceOutcome(0, {"SELECT 1", Error{ErrorCode::Cancelled, "Stopped by you."}});
    QCOMPARE(stateOf(book.shown()), Inquiry::State::Done); // those that were there
    ResultTable more;
    more.rows.resize(3);
    book.replaceOutcome(0, {"SELECT 1", std::make_shared<const ResultTable>(more)});
    QCOMPARE((*book.shown().run.outcomes[0].table)->rows.size(), size_t(3));
}

RATATOSK_TEST(TestInquiryBook);
#include "tst_inquiry_book.moc"
