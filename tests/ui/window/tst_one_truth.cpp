// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/plain_answer.h"
#include "tests/ui/screen_reading.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/wording/translation.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QElapsedTimer>

#include <array>
#include <map>
#include <random>
#include <set>
#include <vector>

using namespace ratatosk;

namespace {

enum class QueryOperation {
    Ask,
    Answer,
    Guess,
    Fail,
    Lose,
    Run,
    RunEndless,
    Edit,
    Undo,
    Open,
    OpenMissing,
    Cancel,
    Choose,
    NewTab,
    SwitchTab,
    CloseTab,
    ReopenTab,
    Explain,
    TypeQuestion,
    Wait
};

constexpr std::array kNames{"ask",        "answer",    "guess",      "fail",         "lose",          "run",    "run endless",
                            "edit",       "undo",      "open",       "open missing", "cancel",        "choose", "new tab",
                            "switch tab", "close tab", "reopen tab", "explain",      "type question", "wait"};

/// Likely operations are named more often.
constexpr std::array kOperations{
    QueryOperation::Ask,       QueryOperation::Ask,          QueryOperation::Ask,        QueryOperation::Answer,
    QueryOperation::Answer,    QueryOperation::Answer,       QueryOperation::Answer,     QueryOperation::Guess,
    QueryOperation::Guess,     QueryOperation::Fail,         QueryOperation::Lose,       QueryOperation::Run,
    QueryOperation::Run,       QueryOperation::Run,          QueryOperation::RunEndless, QueryOperation::Edit,
    QueryOperation::Edit,      QueryOperation::Edit,         QueryOperation::Undo,       QueryOperation::Open,
    QueryOperation::Open,      QueryOperation::OpenMissing,  QueryOperation::Cancel,     QueryOperation::Choose,
    QueryOperation::Choose,    QueryOperation::Choose,       QueryOperation::NewTab,     QueryOperation::SwitchTab,
    QueryOperation::SwitchTab, QueryOperation::SwitchTab,    QueryOperation::CloseTab,   QueryOperation::ReopenTab,
    QueryOperation::Explain,   QueryOperation::TypeQuestion, QueryOperation::Wait,       QueryOperation::Wait,
    QueryOperation::Wait};

struct Step {
    QueryOperation operation = QueryOperation::Wait;
    int number = 0; ///< of the question or statement, answer, tab or file, whatever the operation needs
};

std::vector<Step> stepsOf(unsigned seed, int count)
{
    std::mt19937 random(seed);
    std::vector<Step> steps;
    for (int number = 1; number <= count; ++number) {
        const QueryOperation operation = kOperations[random() % kOperations.size()];
        const bool isNew = operation == QueryOperation::Ask || operation == QueryOperation::Edit || operation == QueryOperation::RunEndless
            || operation == QueryOperation::TypeQuestion;
        steps.push_back({operation, isNew ? number : static_cast<int>(random() % 5)});
    }
    return steps;
}

QString textOf(const std::vector<Step>& steps)
{
    QStringList lines;
    for (const Step& step : steps)
        lines << QStringLiteral("%1 %2").arg(QLatin1String(kNames[static_cast<size_t>(step.operation)])).arg(step.number);
    return lines.join(QStringLiteral(", "));
}

/// A table that holds every tag that can be asked for.
std::string scriptOf(char database)
{
    const std::string count = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 250)";
    const std::string letter(1, database);
    return "CREATE TABLE notes(tag TEXT);" + count + " INSERT INTO notes SELECT '" + letter + "h' || x FROM n;" + count
        + " INSERT INTO notes SELECT '" + letter + "q' || x || 'c' || c FROM n, (SELECT 0 AS c UNION SELECT 1 UNION SELECT 2);";
}

QString statementOf(const QString& tag)
{
    return QStringLiteral("SELECT tag FROM notes WHERE tag = '%1'").arg(tag);
}

} // namespace

/// One session: does steps, and after each looks whether everything on screen belongs together.
class Walk
{
public:
    Walk(const ScratchDatabase& first, const ScratchDatabase& second) : m_files{first.file(), second.file()}
    {
        QObject::connect(&m_stage.window->workspace(), &Workspace::databaseOpened, m_stage.window.get(), [this] { m_isNew = true; });
        m_stage.source->becomeReady();
    }

    /// What is wrong after the first step that leaves something wrong; empty: nothing ever was.
    QString go(const std::vector<Step>& steps)
    {
        if (!m_stage.open(m_files[0]))
            return QStringLiteral("the database does not open");
        for (size_t number = 0; number < steps.size(); ++number) {
            take(steps[number]);
            QString fault = look();
            QCoreApplication::processEvents();
            if (fault.isEmpty())
                fault = look();
            if (!fault.isEmpty())
                return QStringLiteral("after step %1 (%2): %3")
                    .arg(number + 1)
                    .arg(QLatin1String(kNames[static_cast<size_t>(steps[number].operation)]), fault);
        }
        return {};
    }

private:
    QChar letter() const
    {
        return m_stage.window->workspace().databaseFile() == QString::fromStdString(m_files[0].string()) ? QLatin1Char('A')
                                                                                                         : QLatin1Char('B');
    }
    bool belongsHere(const QString& text) const
    {
        const QStringList tags = ScreenReading::tagsIn(text);
        return std::ranges::all_of(tags, [this](const QString& tag) { return tag.startsWith(letter()); });
    }
    QueryTabs* tabs() const { return m_stage.window->findChild<QueryTabs*>(); }
    SqlEditor* editor() const { return m_stage.child<SqlEditor>("sqlEditor"); }

    /// The tab shown has brought that about.
    void own(const QStringList& tags)
    {
        for (QString tag : tags)
            m_owners[tag.remove(QRegularExpression(QStringLiteral("c\\d$")))].insert(tabs()->number());
    }
    /// An answer that has waited for its tab to be shown goes to another one when somebody has written in that.
    void ownTitle() { own(ScreenReading::tagsIn(tabs()->tabToolTip(tabs()->currentIndex()))); }
    void disown(int number)
    {
        for (auto& [tag, owners] : m_owners)
            owners.erase(number);
    }

    void write(const QString& tag)
    {
        editor()->selectAll();
        editor()->replaceSelectedText(statementOf(tag));
        own({tag});
    }

    void ask(int number)
    {
        const QString question = QStringLiteral("where is %1q%2").arg(letter()).arg(number);
        m_stage.child<QLineEdit>("question")->setText(question);
        QTest::keyClick(m_stage.child<QLineEdit>("question"), Qt::Key_Return);
        disown(tabs()->number());
        own(ScreenReading::tagsIn(question));
        own(ScreenReading::tagsIn(editor()->text()));
        m_draft.clear();
    }

    void answer(bool isGuess)
    {
        if (!m_stage.source->question)
            return;
        const QString tag = ScreenReading::tagsIn(QString::fromStdString(*m_stage.source->question)).value(0);
        std::vector<std::string> statements;
        for (int candidate = 0; candidate < 3; ++candidate)
            statements.push_back(statementOf(QStringLiteral("%1c%2").arg(tag).arg(candidate)).toStdString());
        Answer answer = plainAnswer(m_stage.window->workspace().schema(), *m_stage.source->question, statements);
        for (int candidate = 0; candidate < 3; ++candidate)
            answer.candidates[static_cast<size_t>(candidate)].steps = {
                {QStringLiteral("value '%1c%2'").arg(tag).arg(candidate).toStdString(), 0.9,
                 std::vector<float>(answer.itemNames.size(), 0.1f)}};
        if (isGuess)
            answer.unusedWords = {tag.toStdString()};
        const int before = tabs()->number();
        m_stage.source->giveAnswer(answer);
        if (tabs()->number() != before)
            own({tag}); // somebody has written where the answer was to go
    }

    void open(const std::filesystem::path& file)
    {
        m_stage.window->openDatabase(QString::fromStdString(file.string()));
        QTest::qWait(5);
    }

    void take(const Step& step)
    {
        switch (step.operation) {
        case QueryOperation::Ask: return ask(step.number);
        case QueryOperation::Answer: return answer(false);
        case QueryOperation::Guess: return answer(true);
        case QueryOperation::Fail:
            if (std::exchange(m_stage.source->question, {}))
                Q_EMIT m_stage.source->failed({ErrorCode::NoAnswer, "none"});
            return;
        case QueryOperation::Lose:
            if (std::exchange(m_stage.source->question, {}))
                Q_EMIT m_stage.source->restarted(true);
            return m_stage.source->becomeReady();
        case QueryOperation::Run: return m_stage.trigger("run");
        case QueryOperation::RunEndless: {
            const QString tag = QStringLiteral("%1h%2").arg(letter()).arg(step.number);
            m_stage.trigger("newTab");
            editor()->setText(
                QStringLiteral("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT '%1', count(*) FROM c").arg(tag));
            own({tag});
            return m_stage.trigger("run");
        }
        case QueryOperation::Edit: return write(QStringLiteral("%1h%2").arg(letter()).arg(step.number));
        case QueryOperation::Undo: m_stage.trigger("undo"); return own(ScreenReading::tagsIn(editor()->text()));
        case QueryOperation::Open: return open(m_files[static_cast<size_t>(step.number % 2)]);
        case QueryOperation::OpenMissing: return open("/nowhere/missing.sqlite");
        case QueryOperation::Cancel: return m_stage.trigger("stop");
        case QueryOperation::Choose: {
            const QStringList questionEntered = ScreenReading(m_stage).answers;
            Q_EMIT m_stage.window->findChild<WindowActions*>()->answerChosen(step.number);
            return own(questionEntered);
        }
        default: return takeInTabs(step);
        }
    }

    void takeInTabs(const Step& step)
    {
        switch (step.operation) {
        case QueryOperation::NewTab: return m_stage.trigger("newTab");
        case QueryOperation::SwitchTab: tabs()->setCurrentIndex(step.number % tabs()->count()); return ownTitle();
        case QueryOperation::CloseTab: m_stage.trigger("closeTab"); return ownTitle();
        case QueryOperation::ReopenTab:
            m_stage.trigger("reopenTab");
            if (!belongsHere(editor()->text()))
                return m_stage.trigger("closeTab"); // written for the other file, and not lost with it
            return own(ScreenReading::tagsIn(editor()->text() + tabs()->tabToolTip(tabs()->currentIndex())));
        case QueryOperation::Explain: return m_stage.trigger("explainPlan");
        case QueryOperation::TypeQuestion:
            m_draft = QStringLiteral("half a question %1").arg(step.number);
            return m_stage.child<QLineEdit>("question")->setText(m_draft);
        default: return QTest::qWait(10 * (1 + step.number));
        }
    }

    /// What is in the tabs now was kept from an earlier time; nothing was asked or run in them yet.
    void adoptDrafts()
    {
        m_isNew = false;
        m_owners.clear();
        m_keptQuestion.clear();
        const int current = tabs()->currentIndex();
        for (int tab = 0; tab < tabs()->count(); ++tab) {
            tabs()->setCurrentIndex(tab);
            own(ScreenReading::tagsIn(editor()->text() + tabs()->tabToolTip(tab)));
        }
        tabs()->setCurrentIndex(current);
        own(ScreenReading::tagsIn(m_stage.child<QLineEdit>("question")->text())); // a draft too
        for (auto& [tag, owners] : m_owners) {
            if (ScreenReading(m_stage).line.contains(tag))
                m_keptQuestion = tag;
        }
    }

    QString look()
    {
        if (m_isNew)
            adoptDrafts();
        const ScreenReading screen(m_stage);
        for (const QString& fault : {belongsToTheTab(screen), hasOneStatement(screen), hasOneQuestion(screen), tellsWhatGoesOn(screen)}) {
            if (!fault.isEmpty())
                return fault;
        }
        return {};
    }

    QString belongsToTheTab(const ScreenReading& screen)
    {
        for (QString tag : screen.all()) {
            if (!tag.startsWith(letter()))
                return QStringLiteral("%1 is of another database").arg(tag);
            tag.remove(QRegularExpression(QStringLiteral("c\\d$")));
            if (!m_owners[tag].contains(tabs()->number()) && tag != m_keptQuestion)
                return QStringLiteral("%1 is of another tab").arg(tag);
        }
        return {};
    }

    static QString hasOneStatement(const ScreenReading& screen)
    {
        for (const QStringList& panel : {screen.rows, screen.words, screen.values, screen.editor}) {
            if (panel.size() > 1)
                return QStringLiteral("one panel shows %1").arg(panel.join(QStringLiteral(" and ")));
        }
        if (!screen.rows.isEmpty() && !screen.areRowsOld && screen.rows != screen.editor)
            return QStringLiteral("rows of %1 under the SQL of %2").arg(screen.rows.value(0), screen.editor.value(0));
        if (screen.areWordsOff)
            return {};
        if (!screen.words.isEmpty() && screen.words != screen.editor)
            return QStringLiteral("words for %1 beside the SQL of %2").arg(screen.words.value(0), screen.editor.value(0));
        if (!screen.values.isEmpty() && screen.values != screen.editor)
            return QStringLiteral("values of %1 beside the SQL of %2").arg(screen.values.value(0), screen.editor.value(0));
        return {};
    }

    static QString hasOneQuestion(const ScreenReading& screen)
    {
        if (screen.answers.isEmpty())
            return screen.steps.isEmpty() ? QString() : QStringLiteral("steps without an answer");
        const QString question = screen.answers.front().left(screen.answers.front().indexOf(QLatin1Char('c')));
        for (const QString& tag : screen.answers + screen.steps + screen.chosen) {
            if (!tag.startsWith(question + QLatin1Char('c')))
                return QStringLiteral("%1 beside answers to %2").arg(tag, question);
        }
        if (screen.steps != screen.chosen)
            return QStringLiteral("steps of %1, chosen is %2").arg(screen.steps.value(0), screen.chosen.value(0));
        if (!screen.line.isEmpty() && screen.line.front() != question)
            return QStringLiteral("the question %1 above answers to %2").arg(screen.line.front(), question);
        return {};
    }

    QString tellsWhatGoesOn(const ScreenReading& screen)
    {
        const Workspace& workspace = m_stage.window->workspace();
        if (screen.hasStop != workspace.isRunning())
            return QStringLiteral("Stop is wrong");
        if (screen.hasCancel != workspace.isAsking())
            return QStringLiteral("Cancel is wrong");
        if (workspace.isAsking() != m_stage.source->question.has_value())
            return QStringLiteral("asking and not asking at once");
        if (workspace.isAsking() && !screen.status.startsWith(QLatin1String("Reading the question")))
            return QStringLiteral("asking, and the status bar says “%1”").arg(screen.status);
        const bool isHere = screen.note.startsWith(QLatin1String("Running"));
        if (isHere && !workspace.isRunning())
            return QStringLiteral("“Running…” and nothing runs");
        if (!workspace.isRunning() && !workspace.isAsking()
            && (screen.status.startsWith(QLatin1String("Running")) || screen.status.startsWith(QLatin1String("Reading"))))
            return QStringLiteral("nothing goes on, and the status bar says “%1”").arg(screen.status);
        return {};
    }

    std::array<std::filesystem::path, 2> m_files;
    std::map<QString, std::set<int>> m_owners; ///< tabs in which a question or statement was, by tag
    QString m_draft;
    QString m_keptQuestion; ///< in the line since the file was opened
    bool m_isNew = false;
    Stage m_stage; // last member, first destroyed: it calls back
};

class TestOneTruth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void showsPartsOfOneInquiryOnly_data();
    void showsPartsOfOneInquiryOnly();

private:
    QString walk(const std::vector<Step>& steps) const { return Walk(m_first, m_second).go(steps); }
    std::vector<Step> shortened(std::vector<Step> steps) const;

    QTemporaryDir m_data;
    ScratchDatabase m_first{scriptOf('A'), "first.sqlite"};
    ScratchDatabase m_second{scriptOf('B'), "second.sqlite"};
};

void TestOneTruth::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    applyAppearance(Appearance::Light);
}

/// RATATOSK_WALKS=1000 takes as many.
void TestOneTruth::showsPartsOfOneInquiryOnly_data()
{
    QTest::addColumn<unsigned>("seed");
    const int walks = qEnvironmentVariableIsSet("RATATOSK_WALKS") ? qEnvironmentVariableIntValue("RATATOSK_WALKS") : 6;
    for (int seed = 1; seed <= walks; ++seed)
        QTest::addRow("seed %d", seed) << static_cast<unsigned>(seed);
}

/// Steps that are not needed for anything to go wrong are left out, as long as a minute allows.
std::vector<Step> TestOneTruth::shortened(std::vector<Step> steps) const
{
    QElapsedTimer clock;
    clock.start();
    for (size_t part = steps.size() / 2; part > 0; part /= 2) {
        for (size_t begin = 0; begin + part <= steps.size() && clock.elapsed() < 60'000;) {
            std::vector<Step> fewer = steps;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(begin), fewer.begin() + static_cast<std::ptrdiff_t>(begin + part));
            if (walk(fewer).isEmpty())
                begin += part;
            else
                steps = std::move(fewer);
        }
    }
    return steps;
}

void TestOneTruth::showsPartsOfOneInquiryOnly()
{
    QFETCH(unsigned, seed);
    const std::vector<Step> steps = stepsOf(seed, 200);
    const QString fault = walk(steps);
    if (fault.isEmpty())
        return;
    const std::vector<Step> few = shortened(steps);
    const QString shortFault = walk(few);
    QFAIL(qPrintable(QStringLiteral("%1\nshortest: %2\n  %3").arg(fault, textOf(few), shortFault)));
}

RATATOSK_WIDGET_TEST(TestOneTruth);
#include "tst_one_truth.moc"
