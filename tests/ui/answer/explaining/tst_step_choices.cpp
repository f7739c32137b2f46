// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/dog_kennel.h"
#include "ui/answer/explaining/step_choices.h"

#include <QTest>

using namespace ratatosk;

class TestStepChoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_schema = (*DatabaseBrowser::open(m_database.file()))->schema(); }
    void namesWhatCouldStandInAStep_data();
    void namesWhatCouldStandInAStep();
    void listsColumnsByTable();
    void putsWhatIsRankedFirst();
    void keepsTheRankingOfWhatItWasMadeOf();

private:
    QueryExplanation explained(const QString& sql) const { return *explainQuery(sql.toStdString(), m_schema); }
    QList<ChoiceChip> chips(const StepChoices& choices, const QueryExplanation& explanation, int step) const
    {
        return choices.chipsFor(explanation.steps[static_cast<size_t>(step)], m_schema);
    }
    static QStringList texts(const ChoiceGroup& group)
    {
        QStringList texts;
        for (const ChoiceOption& option : group.options)
            texts << option.text;
        return texts;
    }

    ScratchDatabase m_database{kDogKennelScript};
    Schema m_schema;
};

void TestStepChoices::namesWhatCouldStandInAStep_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("step");
    QTest::addColumn<QStringList>("chips");
    const char* const sql = "SELECT breed, avg(age) FROM dogs WHERE age > 4 AND name LIKE 'R%' GROUP BY breed ORDER BY breed DESC LIMIT 3";
    QTest::newRow("table") << sql << 0 << QStringList{}; // no other has all these columns
    QTest::newRow("first condition") << sql << 1 << QStringList{"Column: dogs.age", "Comparison: is more than"};
    QTest::newRow("second condition") << sql << 2 << QStringList{"Column: dogs.name", "Comparison: begins with"};
    QTest::newRow("group") << sql << 3 << QStringList{"Column: dogs.breed"};
    QTest::newRow("what is shown") << sql << 4
                                   << QStringList{"Shown: each value", "Column: dogs.breed", "Shown: the average", "Column: dogs.age"};
    QTest::newRow("order") << sql << 5 << QStringList{"Shown: each value", "Column: dogs.breed", "Order: largest first"};
    QTest::newRow("limit") << sql << 6 << QStringList{};
    QTest::newRow("another table") << "SELECT count(*) FROM dogs" << 0 << QStringList{"Table: dogs"};
}

void TestStepChoices::namesWhatCouldStandInAStep()
{
    QFETCH(QString, sql);
    QFETCH(int, step);
    const QueryExplanation explanation = explained(sql);
    QStringList names;
    for (const ChoiceChip& chip : chips(StepChoices(explanation.query, m_schema), explanation, step))
        names << chip.name + QStringLiteral(": ") + chip.current;
    QTEST(names, "chips");
}

void TestStepChoices::listsColumnsByTable()
{
    const QueryExplanation explanation = explained(QStringLiteral("SELECT max(cost) FROM treatments"));
    const ChoiceChip column = chips(StepChoices(explanation.query, m_schema), explanation, 1)[1];
    QStringList titles;
    for (const ChoiceGroup& group : column.groups)
        titles << group.title;
    QCOMPARE(titles, (QStringList{"treatments", "owners", "breeds", "dogs", "old_dogs"}));
    QCOMPARE(texts(column.groups[0]), (QStringList{"treatments.id", "treatments.dog_id", "treatments.day"}));
}

void TestStepChoices::putsWhatIsRankedFirst()
{
    const QueryExplanation explanation = explained(QStringLiteral("SELECT max(cost) FROM treatments"));
    StepChoices choices(explanation.query, m_schema);
    choices.rankBy({{.action = "Max(column)", .refused = {{"Sum(column)", 0.25}, {"Avg(column)", 0.05}}},
                    {.action = "column treatments.cost", .refused = {{"column dogs.age", 0.125}}}},
                   m_schema);
    const QList<ChoiceChip> shown = chips(choices, explanation, 1);
    QCOMPARE(texts(shown[0].groups[0]), (QStringList{"the sum   25%", "the average   5.0%"}));
    QCOMPARE(texts(shown[0].groups[1]), (QStringList{"each value", "the lowest", "the number", "the number of different values"}));
    QCOMPARE(texts(shown[1].groups[0]), (QStringList{"dogs.age   13%"}));
    QVERIFY(shown[1].groups[0].title.isEmpty());
}

void TestStepChoices::keepsTheRankingOfWhatItWasMadeOf()
{
    const QueryExplanation explanation = explained(QStringLiteral("SELECT max(cost) FROM treatments"));
    StepChoices before(explanation.query, m_schema);
    before.rankBy({{.action = "Max(column)", .refused = {{"Sum(column)", 0.25}, {"Avg(column)", 0.05}}}}, m_schema);
    const auto sum = before.with(1, ColumnAggregate::Sum, m_schema);
    QCOMPARE(QString::fromStdString(*sum), QStringLiteral("SELECT sum(cost) FROM treatments"));
    const QueryExplanation next = explained(QString::fromStdString(*sum));
    StepChoices after(next.query, m_schema);
    after.rankLike(before);
    QCOMPARE(texts(chips(after, next, 1)[0].groups[0]), (QStringList{"the average   5.0%"}));
    StepChoices other(explained(QStringLiteral("SELECT count(*) FROM dogs")).query, m_schema);
    other.rankLike(before); // of another shape: nothing to keep
}

RATATOSK_TEST(TestStepChoices);
#include "tst_step_choices.moc"
