// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/grammar/transition/query_mapping.h"
#include "core/grammar/transition/transition_system.h"
#include "core/sql/printing/unparser.h"
#include "tests/support/library_schema.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/support/tree_text.h"

#include <QTest>

#include <random>

using namespace ratatosk;

namespace {

ValueCandidate candidate(ValueType type, const char* text)
{
    return {.type = type, .text = text};
}

} // namespace

class TestTransitionSystem : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnsTreesIntoActionsAndBack();
    void marksALiteralThatIsNoCandidate();
    void refusesWhatIsNoDerivation_data();
    void refusesWhatIsNoDerivation();
    void allows_data();
    void allows();
    void tellsWhatMakesNoSense_data();
    void tellsWhatMakesNoSense();
    void keepsToTablesThatJoin();
    void asksForPartnersWhereThereAreSome();
    void everyWalkEndsInAQueryThatCompiles_data();
    void everyWalkEndsInAQueryThatCompiles();
    void published_endsInTime();

private:
    Action actionNamed(const QString& name, const Frontier& frontier) const;
    Hypothesis after(const QString& prefix) const;
    bool isLegal(const Hypothesis& hypothesis, const Action& action) const;
    Hypothesis randomWalk(const TransitionSystem& system, std::mt19937& random) const;

    const Schema m_schema = librarySchema();
    const std::vector<ValueCandidate> m_values = {candidate(ValueType::Text, "Ada"), candidate(ValueType::Integer, "3"),
                                                  candidate(ValueType::Real, "2.5"), candidate(ValueType::Integer, "0"),
                                                  candidate(ValueType::Text, ""),    candidate(ValueType::Null, "NULL")};
    const TransitionContext m_context{&m_schema, &m_values};
    const TransitionSystem m_system{*sql::builtInGrammar("compact")};
};

/// A rule by its name, a column as "author.name", a table as "author", a value as "#1", its place among the candidates.
Action TestTransitionSystem::actionNamed(const QString& name, const Frontier& frontier) const
{
    if (frontier.kind == Action::Kind::ApplyRule)
        return {frontier.kind, m_system.grammar().rule(name.toStdString())};
    if (frontier.kind == Action::Kind::SelectTable)
        return {frontier.kind, index(*m_schema.findTable(name.toStdString()))};
    if (frontier.kind == Action::Kind::SelectValue)
        return {frontier.kind, name.mid(1).toInt()};
    const QStringList parts = name.split('.');
    return {frontier.kind, index(*m_schema.findColumn(*m_schema.findTable(parts[0].toStdString()), parts[1].toStdString()))};
}

Hypothesis TestTransitionSystem::after(const QString& prefix) const
{
    Hypothesis hypothesis = m_system.start();
    for (const QString& name : prefix.split(' ', Qt::SkipEmptyParts))
        hypothesis.apply(actionNamed(name, hypothesis.frontier()));
    return hypothesis;
}

bool TestTransitionSystem::isLegal(const Hypothesis& hypothesis, const Action& action) const
{
    const LegalActions legal = m_system.legalActions(hypothesis, m_context);
    const auto& flags = action.kind == Action::Kind::ApplyRule ? legal.rules : legal.items;
    return flags[static_cast<size_t>(action.index)] != 0;
}

void TestTransitionSystem::turnsTreesIntoActionsAndBack()
{
    const auto tree = treeOfText("SelectWhere(Column(author.name), Greater(author.born, 3))", m_system.grammar(), m_schema);
    const auto gold = m_system.actionsOf(tree, m_context);
    QVERIFY(gold);
    QCOMPARE(gold->size(), size_t(6));
    QCOMPARE((*gold)[5].action, (Action{Action::Kind::SelectValue, 1}));
    QCOMPARE((*gold)[5].equallyRight, std::vector<int>{1});

    std::vector<Action> actions;
    for (const GoldAction& one : *gold)
        actions.push_back(one.action);
    const auto back = m_system.treeOf(actions, m_context);
    QVERIFY(back);
    QVERIFY(*back == tree);
}

void TestTransitionSystem::marksALiteralThatIsNoCandidate()
{
    const auto tree = treeOfText("SelectWhere(Column(author.name), Equal(author.name, 'Zoe'))", m_system.grammar(), m_schema);
    const auto gold = m_system.actionsOf(tree, m_context);
    QVERIFY(gold);
    QCOMPARE(gold->back().action.index, -1);
    QVERIFY(gold->back().equallyRight.empty());
}

void TestTransitionSystem::refusesWhatIsNoDerivation_data()
{
    QTest::addColumn<QString>("actions");
    QTest::addColumn<QString>("detail");

    // r rule, c column, t table, v value
    QTest::newRow("too short") << "rSelect rColumn"
                               << "action 2 is missing";
    QTest::newRow("too long") << "rSelect rColumn c1 c1"
                              << "action 3 comes after the end";
    QTest::newRow("wrong type") << "rColumn c1"
                                << "action 1 does not build what is open";
    QTest::newRow("wrong kind") << "rSelect rColumn t0"
                                << "action 3 points at nothing that fits";
    QTest::newRow("no such column") << "rSelect rColumn c99"
                                    << "action 3 points at nothing that fits";
}

void TestTransitionSystem::refusesWhatIsNoDerivation()
{
    QFETCH(QString, actions);
    QFETCH(QString, detail);
    std::vector<Action> list;
    for (const QString& one : actions.split(' ')) {
        if (one[0] == 'r')
            list.push_back({Action::Kind::ApplyRule, m_system.grammar().rule(one.mid(1).toStdString())});
        else
            list.push_back({one[0] == 'c' ? Action::Kind::SelectColumn : Action::Kind::SelectTable, one.mid(1).toInt()});
    }
    const auto tree = m_system.treeOf(list, m_context);
    QVERIFY(!tree);
    QCOMPARE(QString::fromStdString(tree.error().detail), detail);
}

void TestTransitionSystem::allows_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QString>("legal");
    QTest::addColumn<QString>("illegal");

    const auto row = [](const char* name, const char* prefix, const char* legal, const char* illegal) {
        QTest::newRow(name) << prefix << legal << illegal;
    };
    row("start", "", "Select Union JoinAlso CountRows", "Column And Ascending");
    row("select list", "Select", "Column CountAll Two Distinct", "Literal Scalar Other Outer");
    row("star stands alone", "Select Two", "Column Max", "All");
    row("no aggregate in WHERE", "SelectWhere Column author.id ExpressionEqual", "Column Add", "Max CountAll All Literal Outer");
    row("aggregates in HAVING", "SelectGroupHaving Column author.id author.id ExpressionEqual", "Max CountAll", "All Literal");
    row("no aggregate of an aggregate", "Select MaxOf", "Add Column", "Max CountAll MinOf All");
    row("no order by count of plain rows", "SelectOrder Column author.id Ascending", "Column Add", "CountAll Max Literal");
    row("order by count of groups", "SelectGroupOrder Column author.id author.id Ascending", "CountAll Max Column", "All");
    row("one item in a comparison", "SelectWhere Column author.id EqualQuery author.id Select", "Column Max Distinct", "Two All");
    row("one item behind IN", "SelectWhere Column author.id In author.id Select", "Column", "Three All");
    row("any items for EXISTS", "SelectWhere Column author.id Exists Select", "Column Two All Literal", "Other");
    row("as many items as on the left", "Union Select Two Column author.id Column author.name Select", "Two Distinct", "Column All Three");
    row("star against star", "Union Select All author Select", "All", "Column Two");
    row("the same star", "Union Select All author Select All", "author", "book");
    row("no order left of a set operation", "Union", "Select SelectGroup Union", "SelectOrder Limit");
    row("no order right of it either", "Union Select Column author.id", "Select SelectWhere", "SelectOrder SelectWhereOrder");
    row("sum no keys", "Select Sum", "author.born book.author_id", "author.id book.id");
    row("not the same item again", "Select Two Column author.id Column", "author.name", "author.id");
    row("another aggregate is another item", "Select Two Max author.born Min", "author.born author.id", "");
    row("join two tables", "JoinOn author.id", "book.author_id loan.id", "author.id author.name");
    row("one star table", "SelectGroupOrder CountAll book book.id Ascending CountAll", "book", "author loan");
    row("no table twice", "JoinAlso book JoinAlso", "loan author", "book");
    row("wrappers in order", "JoinOn author.id book.id", "JoinOn Limit Select GroupAlso", "JoinAlso CountRows");
    row("a second group needs a group", "GroupAlso author.id", "SelectGroup SelectWhereGroup", "Select SelectOrder JoinOn");
    row("one limit", "Limit #1", "Select SelectWhere", "SelectOrder Limit");
    row("no second occurrence", "SelectWhere Column book.id", "Equal And", "OfOther");
    row("a second occurrence", "JoinOther book.sequel_to book.id SelectWhere Column book.id", "Equal OfOther", "Max");
    row("only once removed", "JoinOther book.sequel_to book.id Select Other", "Column Max", "Other All");
    row("columns of the query around", "SelectWhere Column author.id Exists SelectWhere Column book.id EqualExpressions Column book.id",
        "Outer Column", "Other");

    row("limit counts rows", "SelectOrder Column author.id HighestFew Column author.id", "#1", "#0 #2 #3 #4 #5");
    row("ordering beside numbers", "SelectWhere Column author.id Greater author.born", "#1 #2 #3", "#0 #4 #5");
    row("ordering beside text", "SelectWhere Column author.id Greater author.name", "#0 #1", "#5");
    row("equality beside numbers", "SelectWhere Column author.id Equal author.born", "#0 #1 #5", "");
    row("beside a count", "SelectGroupHaving Column book.id book.id ExpressionEqual CountAll book", "#1 #2", "#0 #4");
    row("another second bound", "SelectWhere Column author.id Between author.born #1", "#2 #3", "#0 #1 #5");
    row("text to look for", "SelectWhere Column author.id Contains author.name", "#0 #1", "#4 #5");
}

void TestTransitionSystem::allows()
{
    QFETCH(QString, prefix);
    QFETCH(QString, legal);
    QFETCH(QString, illegal);
    const Hypothesis hypothesis = after(prefix);
    for (const QString& name : legal.split(' ', Qt::SkipEmptyParts))
        QVERIFY2(isLegal(hypothesis, actionNamed(name, hypothesis.frontier())), qPrintable(name + " is not allowed"));
    for (const QString& name : illegal.split(' ', Qt::SkipEmptyParts))
        QVERIFY2(!isLegal(hypothesis, actionNamed(name, hypothesis.frontier())), qPrintable(name + " is allowed"));
}

void TestTransitionSystem::tellsWhatMakesNoSense_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QString>("sound");
    QTest::addColumn<QString>("senseless");

    const auto row = [](const char* name, const char* prefix, const char* sound, const char* senseless) {
        QTest::newRow(name) << prefix << sound << senseless;
    };
    row("year of a day", "Select Year Column", "loan.order book.id", "author.name book.title");
    row("days between days", "Select Days Column loan.order Column", "loan.order", "author.name");
    row("sum of numbers", "Select Sum", "book.pages", "author.name loan.order");
    row("arithmetic of numbers", "Select Multiply Column", "book.pages", "author.name loan.order");
    row("length of texts", "Select Length Column", "author.name", "loan.order book.pages");
    row("order of numbers and days", "SelectWhere Column author.id Greater", "book.pages loan.order", "author.name");
    row("anything may be shown", "Select Column", "book.pages loan.order author.name", "");
    row("a cell of the column", "SelectWhere Column author.id Equal author.name", "#0 #1 #2", "#3");
    row("a cell of another", "SelectWhere Column author.id Equal book.title", "#1 #2 #3", "#0");
}

/// Behind a column of the author, none of the shelf, which nothing refers to; in a query inside, any.
void TestTransitionSystem::keepsToTablesThatJoin()
{
    const std::vector<int> parts{0, 0, 0, 0, 4, 0};
    TransitionContext context = m_context;
    context.parts = &parts;
    const auto isOpen = [&](const QString& prefix, int column) {
        return m_system.legalActions(after(prefix), context).items[static_cast<size_t>(column)] != Illegal;
    };
    const int title = index(*m_schema.findColumn(*m_schema.findTable("book"), "title"));
    const int label = index(*m_schema.findColumn(*m_schema.findTable("shelf"), "label"));
    const QString inWhere = QStringLiteral("SelectWhere Column author.name Equal");
    QVERIFY(isOpen(inWhere, title) && !isOpen(inWhere, label));
    const QString first = QStringLiteral("Select Column");
    QVERIFY(isOpen(first, title) && isOpen(first, label));
    const QString inside = QStringLiteral("SelectWhere Column author.name In author.name Select Column");
    QVERIFY(isOpen(inside, title) && isOpen(inside, label));
}

void TestTransitionSystem::tellsWhatMakesNoSense()
{
    QFETCH(QString, prefix);
    QFETCH(QString, sound);
    QFETCH(QString, senseless);
    const TransitionSystem system(*sql::builtInGrammar("extended"));
    const auto column = [&](const char* table, const char* name) { return *m_schema.findColumn(*m_schema.findTable(table), name); };
    std::vector<CellKind> kinds(static_cast<std::size_t>(m_schema.columnCount()), CellKind::Unknown);
    const auto set = [&](ColumnId id, CellKind kind) { kinds[static_cast<std::size_t>(index(id))] = kind; };
    set(column("author", "name"), CellKind::Texts);
    set(column("book", "title"), CellKind::Texts);
    set(column("book", "pages"), CellKind::Numbers);
    set(column("loan", "order"), CellKind::Days);
    std::vector<ValueCandidate> values = m_values;
    values[0].evidence = {column("author", "name")};
    values[3] = {.type = ValueType::Text, .text = "Emma", .evidence = {column("book", "title")}};
    const TransitionContext context{&m_schema, &values, &kinds};

    Hypothesis hypothesis = system.start();
    const auto named = [&](const QString& name) {
        const Frontier frontier = hypothesis.frontier();
        return frontier.kind == Action::Kind::ApplyRule ? Action{frontier.kind, system.grammar().rule(name.toStdString())}
                                                        : actionNamed(name, frontier);
    };
    for (const QString& name : prefix.split(' ', Qt::SkipEmptyParts))
        hypothesis.apply(named(name));
    const LegalActions legal = system.legalActions(hypothesis, context);
    for (const QString& name : sound.split(' ', Qt::SkipEmptyParts))
        QCOMPARE(legal.items[static_cast<size_t>(named(name).index)], Legal);
    for (const QString& name : senseless.split(' ', Qt::SkipEmptyParts))
        QCOMPARE(legal.items[static_cast<size_t>(named(name).index)], Senseless);
}

/// Of one table, and where no reading led to a query, nobody asks for rows without a partner. A bundle of the extended grammar keeps its first
/// search as it was.
void TestTransitionSystem::asksForPartnersWhereThereAreSome()
{
    const Schema single = *Schema::create({{.name = "answers"}}, {{.table = TableId{0}, .name = "How old are you?"}}, {});
    const std::vector<int> parts(static_cast<size_t>(m_schema.tableCount()), 0);
    const auto isLegal = [&](const char* grammar, const char* rule, const TransitionContext& context) {
        const TransitionSystem system(*sql::builtInGrammar(grammar));
        return system.legalActions(system.start(), context).rules[static_cast<size_t>(system.grammar().rule(rule))] == Legal;
    };
    const TransitionContext first{&m_schema, &m_values}, second{&m_schema, &m_values, nullptr, &parts}, alone{&single, &m_values};
    QVERIFY(isLegal("extended", "Keep", first) && isLegal("broad", "Keep", first) && isLegal("broad", "JoinIfAny", first));
    QVERIFY(!isLegal("extended", "Keep", second) && !isLegal("broad", "JoinIfAny", second));
    QVERIFY(isLegal("extended", "Keep", alone) && !isLegal("broad", "Keep", alone) && !isLegal("broad", "JoinIfAny", alone));
}

/// Uniform over what is legal, which runs into the length bound often.
Hypothesis TestTransitionSystem::randomWalk(const TransitionSystem& system, std::mt19937& random) const
{
    Hypothesis hypothesis = system.start();
    while (!hypothesis.isComplete() && hypothesis.step() <= kMaxActions) {
        const Frontier frontier = hypothesis.frontier();
        const LegalActions legal = system.legalActions(hypothesis, m_context);
        const auto& flags = frontier.kind == Action::Kind::ApplyRule ? legal.rules : legal.items;
        std::vector<int> choices;
        for (size_t i = 0; i < flags.size(); ++i) {
            if (flags[i])
                choices.push_back(static_cast<int>(i));
        }
        const int choice = choices.at(random() % choices.size());
        const bool isReduce = frontier.kind == Action::Kind::ApplyRule && choice == system.grammar().ruleCount();
        hypothesis.apply(isReduce ? Action{Action::Kind::Reduce, 0} : Action{frontier.kind, choice});
    }
    return hypothesis;
}

void TestTransitionSystem::everyWalkEndsInAQueryThatCompiles_data()
{
    QTest::addColumn<QString>("grammar");
    QTest::addColumn<int>("atLeast"); // that could be joined

    QTest::newRow("compact") << "compact" << 500;
    QTest::newRow("broad") << "broad" << 60;
}

/// SQLite refuses only what is nested too deeply for its parser; stars of joined tables may differ in length.
void TestTransitionSystem::everyWalkEndsInAQueryThatCompiles()
{
    QFETCH(QString, grammar);
    QFETCH(int, atLeast);
    const TransitionSystem system(*sql::builtInGrammar(grammar.toStdString()));
    const ScratchDatabase file(libraryScript());
    const auto database = Connection::open(file.file());
    QVERIFY(database);
    std::mt19937 random(7);
    int compiled = 0;
    for (int i = 0; i < 2000; ++i) {
        const Hypothesis hypothesis = randomWalk(system, random);
        QVERIFY(hypothesis.isComplete());
        QVERIFY(hypothesis.step() <= kMaxActions);
        const auto tree = system.treeOf(hypothesis.actions(), m_context);
        QVERIFY(tree);
        const auto query = queryOfTree(*tree, m_schema, system.grammar());
        if (!query) {
            QVERIFY2(query.error().code == ErrorCode::NoAnswer || query.error().code == ErrorCode::LimitExceeded,
                     query.error().detail.c_str());
            continue;
        }
        const std::string sql = sql::unparse(*query, m_schema);
        const auto rows = database->run("EXPLAIN " + sql, {.rows = 1});
        const bool isForgiven = !rows
            && (rows.error().detail.find("parser stack overflow") != std::string::npos
                || rows.error().detail.find("same number of result columns") != std::string::npos);
        QVERIFY2(rows || isForgiven, rows ? "" : (rows.error().detail + ": " + sql).c_str());
        compiled += rows.has_value();
    }
    QVERIFY2(compiled > atLeast, qPrintable(QString::number(compiled)));
}

void TestTransitionSystem::published_endsInTime()
{
    const TransitionSystem published{*sql::builtInGrammar("published")};
    std::mt19937 random(7);
    for (int i = 0; i < 200; ++i) {
        const Hypothesis hypothesis = randomWalk(published, random);
        QVERIFY(hypothesis.isComplete());
        QVERIFY(hypothesis.step() <= kMaxActions);
        QVERIFY(published.treeOf(hypothesis.actions(), m_context));
    }
}

RATATOSK_TEST(TestTransitionSystem);
#include "tst_transition_system.moc"
