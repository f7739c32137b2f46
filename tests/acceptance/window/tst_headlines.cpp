// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_steps.h"
#include "core/answer/value/trust.h"
#include "core/base/dice.h"
#include "core/database/engine/connection.h"
#include "core/files/opening/database_browser.h"
#include "core/questions/evaluation/row_bag.h"
#include "tests/acceptance/json_values.h"
#include "tests/acceptance/program.h"
#include "tests/acceptance/window/headline_checks.h"
#include "tests/support/data_packs.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "ui/answer/asking/answer_headline.h"
#include "ui/base/queries/step_text.h"
#include "ui/base/state/inquiry.h"
#include "ui/base/workers/model_process.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <map>

using namespace ratatosk;
using Json = nlohmann::json;

namespace {

constexpr int kDrawn = 200;
constexpr int kLeastNamed = 95; ///< of 100 right answers
constexpr int kLongestWait = 60'000;
constexpr std::int64_t kMostRows = 100'000;

/// A question of a pack with what answers it.
struct PackRecord {
    std::string script; ///< that makes its database
    std::string question;
    std::string query;
};

/// One wording of each record of a folder.
std::vector<PackRecord> recordsOf(const std::filesystem::path& file, const std::filesystem::path& scripts, Dice& dice)
{
    QFile opened(QString::fromStdString(file.string()));
    std::vector<PackRecord> records;
    if (!opened.open(QFile::ReadOnly))
        return records;
    for (const Json& record : valuesIn(opened.readAll().toStdString())) {
        const Json& wordings = record.at("questions");
        const std::string question = wordings.at(static_cast<std::size_t>(dice.below(static_cast<int>(wordings.size()))));
        records.push_back({(scripts / (record.at("db_id").get<std::string>() + ".sql")).string(), question, record.at("query")});
    }
    return records;
}

/// As many as are wanted, each once.
std::vector<PackRecord> drawn(std::vector<PackRecord> records, int count, Dice& dice)
{
    for (int i = 0; i < count && i < std::ssize(records); ++i)
        std::swap(records[static_cast<std::size_t>(i)],
                  records[static_cast<std::size_t>(dice.between(i, static_cast<int>(std::ssize(records)) - 1))]);
    records.resize(std::min(records.size(), static_cast<std::size_t>(count)));
    return records;
}

} // namespace

/// What the window says above the rows of an answer, and how it explains the query: nothing that rows and SQL do not bear out.
class TestHeadlines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void contradictNothing();
    void tellTheStory();

private:
    struct Judgement {
        int contradicted = 0; ///< answers
        int right = 0;        ///< that the window runs
        int named = 0;        ///< of these, with table and conditions in the headline
    };

    void judge(const PackRecord& record, Judgement& judgement);
    static void verify(const Judgement& judgement);
    bool isRight(const ShownAnswer& shown, const PackRecord& record) const;
    bool open(const std::string& script);
    std::optional<ShownAnswer> ask(const std::string& question);

    std::unique_ptr<ModelProcess> m_model;
    std::map<std::string, std::unique_ptr<ScratchDatabase>> m_databases;
    std::unique_ptr<DatabaseBrowser> m_browser;
};

void TestHeadlines::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const Program program{"ratatosk-cli"};
    if (!program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
    m_model = std::make_unique<ModelProcess>(QStringLiteral(RATATOSK_BINARY_DIR "/bin/ratatosk-cli"));
    QSignalSpy ready(m_model.get(), &AnswerSource::ready);
    m_model->start();
    if (!ready.wait(kLongestWait))
        QSKIP("there is no model bundle in models/");
}

bool TestHeadlines::open(const std::string& script)
{
    if (!m_databases.contains(script)) {
        QFile file(QString::fromStdString(script));
        if (!file.open(QFile::ReadOnly))
            return false;
        m_databases.emplace(script, std::make_unique<ScratchDatabase>(file.readAll().toStdString()));
    }
    auto browser = DatabaseBrowser::open(m_databases.at(script)->file());
    if (!browser)
        return false;
    m_browser = std::move(*browser);
    m_model->openDatabase(m_browser->file(), m_browser->schema());
    return true;
}

std::optional<ShownAnswer> TestHeadlines::ask(const std::string& question)
{
    ShownAnswer shown;
    QObject answered;
    bool isDone = false;
    connect(m_model.get(), &AnswerSource::answered, &answered, [&](const Answer& answer) { shown.answer = answer, isDone = true; });
    m_model->ask(question, {}, {});
    if (!QTest::qWaitFor([&] { return isDone; }, kLongestWait))
        return {};
    const QString sql = shown.sql();
    const auto rows = m_browser->run(sql.toStdString(), kMostRows);
    if (!rows)
        return shown;
    shown.rows = *rows;
    Inquiry inquiry;
    inquiry.question = QString::fromStdString(question);
    inquiry.answer = std::make_shared<const Answer>(shown.answer);
    inquiry.candidate = 0;
    inquiry.text = sql;
    inquiry.run = {{sql}, {sql}, sql, {{sql.toStdString(), std::make_shared<const ResultTable>(*rows)}}, {}, false};
    AnswerHeadline headline;
    headline.showInquiry(inquiry, m_browser->schema());
    headline.setAttribute(Qt::WA_DontShowOnScreen);
    headline.setVisible(true);
    const auto textOf = [&](const char* name) {
        const auto* line = headline.findChild<QLabel*>(QLatin1String(name));
        return line->isVisible() ? line->text() : QString();
    };
    shown.number = textOf("headlineFigure");
    shown.about = textOf("headlineAbout");
    if (const auto explanation = explainQuery(sql.toStdString(), m_browser->schema()))
        for (const QueryStep& step : explanation->steps)
            shown.steps << stepText(*explanation, step, m_browser->schema());
    return shown;
}

/// Opens the record's database, asks and counts. Prints what is contradicted, and right answers that are not named.
void TestHeadlines::judge(const PackRecord& record, Judgement& judgement)
{
    QVERIFY2(open(record.script), record.script.c_str());
    const auto shown = ask(record.question);
    QVERIFY2(shown, record.question.c_str());
    const auto explanation = explainQuery(shown->sql().toStdString(), m_browser->schema());
    if (!explanation || shown->steps.empty())
        return; // there is no query
    const auto describe = [&](const QString& fault) {
        qInfo("%s: %s | %s | %s | %s | %s", qPrintable(fault), record.question.c_str(), qPrintable(shown->sql()), qPrintable(shown->number),
              qPrintable(shown->about), qPrintable(shown->steps.join(QLatin1Char(' '))));
    };
    const QStringList contradictions = contradictionsOf(*shown, explanation->query, m_browser->schema());
    judgement.contradicted += contradictions.isEmpty() ? 0 : 1;
    if (!contradictions.isEmpty())
        describe(contradictions.join(QStringLiteral("; ")));
    if (!isRight(*shown, record) || assess(shown->answer).trust == Trust::Refused)
        return;
    const bool isNamed = namesTableAndConditions(*shown, explanation->query, m_browser->schema());
    ++judgement.right;
    judgement.named += isNamed ? 1 : 0;
    if (!isNamed)
        describe(QStringLiteral("not named"));
}

bool TestHeadlines::isRight(const ShownAnswer& shown, const PackRecord& record) const
{
    const auto database = Connection::open(m_browser->file());
    if (!database || record.query.empty())
        return false;
    const auto gold = judgedRows(*database, record.query, BagOrder::Ignored);
    const auto found = judgedRows(*database, shown.sql().toStdString(), BagOrder::Ignored);
    return gold && found && *gold == *found;
}

void TestHeadlines::verify(const Judgement& judgement)
{
    qInfo("%d contradicted; of %d right answers %d name table and conditions", judgement.contradicted, judgement.right, judgement.named);
    QCOMPARE(judgement.contradicted, 0);
    QVERIFY(judgement.right > 0 && 100 * judgement.named >= kLeastNamed * judgement.right);
}

void TestHeadlines::contradictNothing()
{
    Dice dice(1);
    const std::filesystem::path own = RATATOSK_SOURCE_DIR "/models/questions/databases", packs = dataPacks() / "databases";
    std::vector<PackRecord> records = drawn(recordsOf(own / "records.jsonl", own, dice), kDrawn / 2, dice);
    const std::vector<PackRecord> more = drawn(recordsOf(packs / "train.jsonl", packs / "sql", dice), kDrawn / 2, dice);
    if (more.empty())
        QSKIP("the data packs are not beside the source tree");
    records.insert(records.end(), more.begin(), more.end());
    Judgement judgement;
    for (const PackRecord& record : records)
        judge(record, judgement);
    verify(judgement);
}

/// The questions of TestTrueStory.
void TestHeadlines::tellTheStory()
{
    QFile file(RATATOSK_SOURCE_DIR "/tests/acceptance/questions/hundred_and_twenty.jsonl");
    QVERIFY(file.open(QFile::ReadOnly));
    Judgement judgement;
    for (const Json& record : valuesIn(file.readAll().toStdString()))
        judge({RATATOSK_SOURCE_DIR "/models/questions/databases/" + record.at("database").get<std::string>() + ".sql",
               record.at("question"), record.value("query", "")},
              judgement);
    verify(judgement);
}

RATATOSK_WIDGET_TEST(TestHeadlines);
#include "tst_headlines.moc"
