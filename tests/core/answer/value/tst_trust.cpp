// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/trust.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestTrust : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judges_data();
    void judges();
    void namesWhatIsUnclear();
    void namesWhatTheDatabaseLacks();
    void countsWordsWithoutACalibratedChance();
    void asksWhichKey();
    void saysWhenCellsWereNotRead();
    void isNeverSureOfTextsAmongNumbers();
    void asksWhichTable();
    void refusesWithoutACandidate();
};

void TestTrust::judges_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("unused");
    QTest::addColumn<double>("share");
    QTest::addColumn<bool>("isGuessed");
    QTest::addColumn<int>("expected");
    const QString dogs = "Which dogs live in London?"; // content words: dogs, live, London
    QTest::newRow("all used, one reading") << dogs << QStringList() << 0.95 << false << int(Trust::Likely);
    QTest::newRow("another reading") << dogs << QStringList() << 0.5 << false << int(Trust::Fair);
    QTest::newRow("many readings") << dogs << QStringList() << 0.3 << false << int(Trust::Unsure);
    QTest::newRow("guessed join") << dogs << QStringList() << 0.95 << true << int(Trust::Fair);
    QTest::newRow("one word left over") << dogs << QStringList{"live"} << 0.85 << false << int(Trust::Fair);
    QTest::newRow("one word left over, and sure") << dogs << QStringList{"live"} << 0.95 << false << int(Trust::Likely);
    QTest::newRow("a unit left over") << "Which dogs weigh over 20 pounds?" << QStringList{"pounds"} << 0.95 << false << int(Trust::Check);
    const QString groups = "How many sites are there for each sales region of ours?"; // content words: sites, sales, region
    const QString girls = "How many of the dogs of our members in London are girls?";
    QTest::newRow("what they are left over") << girls << QStringList{"girls"} << 0.97 << false << int(Trust::Check);
    const QString onTime = "Which invoices did our members in London pay on time?";
    QTest::newRow("on time left over") << onTime << QStringList{"time"} << 0.97 << false << int(Trust::Check);
    QTest::newRow("a number left over") << "Which dogs of London are over 12?" << QStringList{"12"} << 0.97 << false << int(Trust::Check);
    QTest::newRow("only a number left over") << "Dogs over 12" << QStringList{"12"} << 0.97 << false << int(Trust::Check);
    QTest::newRow("what groups are asked by") << groups << QStringList{"region"} << 0.97 << false << int(Trust::Fair);
    QTest::newRow("what groups are asked by, and less sure") << groups << QStringList{"region"} << 0.6 << false << int(Trust::Check);
    QTest::newRow("what rows are put in order by")
        << "List the sites of our firms by region" << QStringList{"region"} << 0.97 << false << int(Trust::Fair);
    QTest::newRow("which kind of what groups are asked by") << groups << QStringList{"sales"} << 0.97 << false << int(Trust::Likely);
    QTest::newRow("which kind of every one") << "List the fee of every language course of the school" << QStringList{"language"} << 0.97
                                             << false << int(Trust::Fair);
    QTest::newRow("a noun like a deed") << "How many dogs of the club are there for each breed of ours?" << QStringList{"breed"} << 0.97
                                        << false << int(Trust::Fair);
    QTest::newRow("a deed behind what groups are asked by")
        << "How many quotes has each company received from us?" << QStringList{"received"} << 0.97 << false << int(Trust::Likely);
    QTest::newRow("a name left over") << "Which dogs of our members are in Ticino?" << QStringList{"Ticino"} << 0.97 << false
                                      << int(Trust::Check);
    QTest::newRow("a weekday left over") << "Which dogs of our members came on a Sunday?" << QStringList{"Sunday"} << 0.97 << false
                                         << int(Trust::Likely);
    QTest::newRow("most words left over") << "Which dogs live in some city?" << QStringList{"live", "city"} << 0.85 << false
                                          << int(Trust::Fair);
    QTest::newRow("most words left over, and less sure")
        << "Which dogs live in some city?" << QStringList{"live", "city"} << 0.6 << false << int(Trust::Check);
    QTest::newRow("most words left over, a name among them")
        << dogs << QStringList{"live", "London"} << 0.85 << false << int(Trust::Unsure);
    QTest::newRow("most words left over, and unsure") << dogs << QStringList{"live", "London"} << 0.35 << false << int(Trust::Unsure);
    QTest::newRow("nothing used") << dogs << QStringList{"dogs", "live", "London"} << 0.95 << false << int(Trust::Refused);
    QTest::newRow("no content at all") << "Show all of them" << QStringList() << 0.95 << false << int(Trust::Likely);
}

void TestTrust::judges()
{
    QFETCH(QString, question);
    QFETCH(QStringList, unused);
    QFETCH(double, share);
    QFETCH(bool, isGuessed);
    QFETCH(int, expected);
    Answer answer;
    answer.question = *splitQuestion(question.toStdString());
    answer.candidates = {{"SELECT 1", 0, share}};
    answer.isCalibrated = true;
    if (isGuessed)
        answer.candidates[0].guessedJoins = {"a.b = c.d"};
    for (const QString& word : unused)
        answer.unusedWords.push_back(word.toStdString());

    const Assessment assessment = assess(answer);
    QCOMPARE(int(assessment.trust), expected);
    QCOMPARE(assessment.doubt == Doubt::None, assessment.trust == Trust::Likely);
    QCOMPARE(doubtSentence(assessment).empty(),
             assessment.doubt == Doubt::None || (assessment.trust == Trust::Fair && assessment.about.empty()));
    QCOMPARE(assessment.chance > 0, assessment.trust == Trust::Fair);
    if (assessment.trust == Trust::Likely)
        return;
    for (const QString& word : unused)
        QVERIFY(QString::fromStdString(doubtSentence(assessment)).contains(word));
}

void TestTrust::isNeverSureOfTextsAmongNumbers()
{
    Answer answer;
    answer.question = *splitQuestion("What is the highest price of the rooms?");
    answer.candidates = {{"SELECT max(price) FROM rooms", 0, 0.99}};
    answer.isCalibrated = true;
    QCOMPARE(int(assess(answer).trust), int(Trust::Likely));
    answer.mixedColumns = {{"rooms.price", 4, {"sold out", "ask", "soon"}}, {"rooms.size", 1, {"large"}}};
    QCOMPARE(int(assess(answer).trust), int(Trust::Check));
    QCOMPARE(QString::fromStdString(doubtSentence(assess(answer))),
             "Some cells are not numbers. They count as 0 in a sum or an average and sort above all numbers: rooms.price has 4 (sold out, "
             "ask, soon, ...), rooms.size has 1 (large).");
}

void TestTrust::asksWhichTable()
{
    Answer answer;
    answer.question = *splitQuestion("Show the title.");
    answer.candidates = {{"SELECT title FROM event", 0, 0.95}};
    answer.isCalibrated = true;
    answer.links.columns = {{2, ColumnId{0}, LinkKind::Exact, ""}};
    QCOMPARE(assess(answer).trust, Trust::Likely);
    answer.links.columns.push_back({2, ColumnId{5}, LinkKind::Exact, ""}); // another table's
    QCOMPARE(assess(answer).trust, Trust::Check);
    answer.links.tables = {{2, TableId{0}, LinkKind::Partial, ""}};
    QCOMPARE(assess(answer).trust, Trust::Likely);
    answer.links.tables.clear();
    answer.links.columns.push_back({1, ColumnId{3}, LinkKind::WholeCell, "the"}); // a cell tells it
    QCOMPARE(assess(answer).trust, Trust::Likely);
}

void TestTrust::namesWhatTheDatabaseLacks()
{
    Answer answer;
    answer.question = *splitQuestion("Which dogs of our members live in Wakanda?");
    answer.candidates = {{"SELECT 1", 0, 0.95}};
    answer.isCalibrated = true;
    answer.unusedWords = {"Wakanda"};
    QCOMPARE(assess(answer).trust, Trust::Check);
    QCOMPARE(doubtSentence(assess(answer)), std::string("This database has no table, column or value for: Wakanda."));
    answer.candidates[0].share = 0.3; // also where nothing else is sure
    QCOMPARE(assess(answer).trust, Trust::Unsure);
    QCOMPARE(assess(answer).doubt, Doubt::UnknownWords);
    answer.unusedWords = {"live", "Wakanda"}; // a verb names nothing
    QCOMPARE(assess(answer).doubt, Doubt::UnusedWords);
    answer.unusedWords = {"Wakanda"};
    answer.links.columns = {{7, ColumnId{0}, LinkKind::Exact, ""}}; // it has one, and the answer does without
    QCOMPARE(doubtSentence(assess(answer)), std::string("Not used in this answer: Wakanda."));
}

void TestTrust::namesWhatIsUnclear()
{
    Answer answer;
    answer.question = *splitQuestion("How old are the dogs?");
    answer.candidates = {{"SELECT age FROM dogs", 0, 0.3, {}, {}, {}}};
    answer.candidates[0].steps = {{"Select(Column)", 0.9, {}}, {"column dogs.age", 0.4, {}}, {"table dogs", 0.7, {}}};
    QVERIFY(doubtSentence(assess(answer)).starts_with("This may not be what you mean"));
    answer.candidates[0].share = 0.7;
    QVERIFY(doubtSentence(assess(answer)).starts_with("This may not be what you mean")); // of a part of the beam's mass
    answer.isCalibrated = true;
    QCOMPARE(doubtSentence(assess(answer)), std::string("The least certain part is column dogs.age."));
    answer.candidates[0].share = 0.3;
    answer.candidates.push_back({"SELECT 2", 0, 0.2});
    QVERIFY(doubtSentence(assess(answer)).ends_with("; the least certain part is column dogs.age."));
    answer.candidates[0].sql = "SELECT born FROM dogs"; // what a rule put in its place
    QVERIFY(doubtSentence(assess(answer)).ends_with("in several ways."));
    answer.candidates[0].sql = "SELECT age FROM dogs";
    answer.candidates[0].steps.push_back({"value 'York'", 0.3, {}});
    QVERIFY(doubtSentence(assess(answer)).ends_with("in several ways."));
    answer.candidates[0].steps.pop_back();
    answer.candidates[0].steps[0].probability = 0.1; // the name of a rule says nothing to people
    QVERIFY(doubtSentence(assess(answer)).ends_with("in several ways."));
}

void TestTrust::countsWordsWithoutACalibratedChance()
{
    Answer answer;
    answer.question = *splitQuestion("Which dogs live in London?");
    answer.candidates = {{"SELECT 1", 0, 0.95}};
    answer.unusedWords = {"live"};
    QCOMPARE(int(assess(answer).trust), int(Trust::Check)); // a part of the beam's mass knows nothing of words
}

void TestTrust::asksWhichKey()
{
    Answer answer;
    answer.question = *splitQuestion("How old are the dogs?");
    answer.candidates = {{"SELECT 1", 0, 0.95}};
    answer.candidates[0].ambiguousJoins = {"games.home / games.away"};
    QCOMPARE(int(assess(answer).trust), int(Trust::Check));
    QVERIFY(doubtSentence(assess(answer)).ends_with(": games.home / games.away."));
}

void TestTrust::saysWhenCellsWereNotRead()
{
    Answer answer;
    answer.question = *splitQuestion("How old are the dogs?");
    answer.candidates = {{"SELECT 1", 0, 0.95}};
    answer.hasReadAllCells = false;
    QCOMPARE(int(assess(answer).trust), int(Trust::Check));
    QVERIFY(doubtSentence(assess(answer)).starts_with("The database has more text values"));
}

void TestTrust::refusesWithoutACandidate()
{
    QCOMPARE(int(assess({}).trust), int(Trust::Refused));
}

RATATOSK_TEST(TestTrust);
#include "tst_trust.moc"
