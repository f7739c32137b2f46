// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/dice.h"
#include "tests/acceptance/json_values.h"
#include "tests/acceptance/program.h"
#include "tests/support/data_packs.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

using namespace ratatosk;
using Json = nlohmann::json;

namespace {

constexpr int kAlteredInTest = 100;
constexpr int kShortestName = 5;        ///< letters; of fewer a changed one may be another name
constexpr double kLeastCorrected = 90;  ///< percent of the misspelt names
constexpr double kLeastLikelyPlain = 1; ///< percent of the questions as they were; 3 of 100, 28 of 500 when this was written

/// A question with a name as the file has it, and with another in its place.
struct AlteredQuestion {
    QString plain;
    QString altered;
    QString name;
    QString typed;
    bool isMisspelt = false; ///< else the file has nothing like it
};

/// The question and its like about one database.
struct AlteredAnswers {
    Json plain;
    Json altered;
};

/// Two letters in the middle change places.
QString misspelt(const QString& name)
{
    QString typed = name;
    for (qsizetype at = name.size() / 2; at + 1 < name.size(); ++at) {
        if (typed[at] == typed[at + 1])
            continue;
        std::swap(typed[at], typed[at + 1]);
        break;
    }
    return typed;
}

QString strangeName(int number)
{
    static constexpr std::array names{"Wakanda", "Zyquelmo", "Brondivar", "Ollevante", "Tarquinoor"};
    return QLatin1String(names[static_cast<std::size_t>(number) % names.size()]);
}

/// A capitalised word of the question, not its first, that stands in a text of the query; empty: there is none.
QString nameIn(const QString& question, const QString& query)
{
    static const QRegularExpression text(QStringLiteral("'([^']+)'")),
        name(QStringLiteral("\\b\\p{Lu}\\p{Ll}{%1,}\\b").arg(kShortestName - 1));
    for (auto literal = text.globalMatch(query); literal.hasNext();) {
        const QString value = literal.next().captured(1);
        for (auto word = name.globalMatch(value); word.hasNext();) {
            const QString found = word.next().captured();
            if (question.indexOf(QRegularExpression(QStringLiteral("\\b%1\\b").arg(found))) > 0)
                return found;
        }
    }
    return {};
}

std::string firstSql(const Json& answer)
{
    const Json& candidates = answer.at("candidates");
    return candidates.empty() ? std::string() : candidates.front().at("sql").get<std::string>();
}

bool isSure(const Json& answer)
{
    return answer.at("trust") == "likely";
}

bool has(const std::string& text, const QString& part)
{
    return QString::fromStdString(text).contains(part, Qt::CaseInsensitive);
}

/// The name, the word in its place or what that was read as.
bool isInQuery(const AlteredQuestion& question, const Json& answer)
{
    const std::string sql = firstSql(answer);
    return has(sql, question.typed) || has(sql, question.name)
        || std::ranges::any_of(answer.at("corrections"), [&](const Json& one) { return has(sql, QString::fromStdString(one.at("read"))); });
}

/// The name is what was read, or is offered.
bool isCorrected(const AlteredQuestion& question, const Json& answer)
{
    if (has(firstSql(answer), question.name)
        || std::ranges::any_of(answer.at("corrections"), [&](const Json& one) { return has(one.at("read"), question.name); }))
        return true;
    return std::ranges::any_of(answer.at("spelling_offers"), [&](const Json& offer) {
        return std::ranges::any_of(offer.at("near"), [&](const Json& one) { return has(one, question.name); });
    });
}

} // namespace

/// Questions about a hundred databases, one name in each misspelt or unknown to the file: none is answered as if the name had not been there.
/// RATATOSK_ALTERED_QUESTIONS: how many, 500 for a measurement.
class TestAlteredNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isNeverSureWithoutTheName();
    void offersTheRightName();
    void isAsSureOfTheQuestionAsItWas();

private:
    void readQuestions(int count);
    void ask(const std::string& database, const std::vector<AlteredQuestion>& questions);
    std::vector<Json> answersOf(const std::filesystem::path& file, const QByteArray& lines) const;

    Program m_program{"ratatosk-cli"};
    std::map<std::string, std::vector<AlteredQuestion>> m_byDatabase; ///< by the script that makes it
    std::vector<std::pair<AlteredQuestion, AlteredAnswers>> m_answered;
};

/// Of the packs' training parts, as many as are wanted.
void TestAlteredNames::readQuestions(int count)
{
    struct Wording {
        std::string script;
        QString question;
        QString query;
    };
    std::vector<Wording> wordings;
    const std::filesystem::path own = RATATOSK_SOURCE_DIR "/models/questions/databases", pack = dataPacks() / "databases";
    for (const auto& [records, scripts] : {std::pair(own / "records.jsonl", own), std::pair(pack / "train.jsonl", pack / "sql")}) {
        QFile file(QString::fromStdString(records.string()));
        if (!file.open(QFile::ReadOnly))
            QSKIP("the data packs are not beside the source tree");
        for (const Json& record : valuesIn(file.readAll().toStdString()))
            for (const Json& question : record.at("questions"))
                wordings.push_back({(scripts / (record.at("db_id").get<std::string>() + ".sql")).string(), QString::fromStdString(question),
                                    QString::fromStdString(record.at("query"))});
    }
    Dice dice(1);
    for (int i = static_cast<int>(std::ssize(wordings)) - 1; i > 0; --i)
        std::swap(wordings[static_cast<std::size_t>(i)], wordings[static_cast<std::size_t>(dice.below(i + 1))]);
    int drawn = 0;
    for (const Wording& one : wordings) {
        const QString name = drawn < count ? nameIn(one.question, one.query) : QString();
        if (name.isEmpty())
            continue;
        const bool isMisspelt = drawn % 2 == 0;
        const QString typed = isMisspelt ? misspelt(name) : strangeName(drawn);
        QString altered = one.question;
        altered.replace(QRegularExpression(QStringLiteral("\\b%1\\b").arg(name)), typed);
        m_byDatabase[one.script].push_back({one.question, altered, name, typed, isMisspelt});
        ++drawn;
    }
    QCOMPARE(drawn, count);
}

std::vector<Json> TestAlteredNames::answersOf(const std::filesystem::path& file, const QByteArray& lines) const
{
    const Outcome outcome = m_program.run({"ask", QString::fromStdString(file), "-", "--no-run", "--format", "json"}, lines);
    return valuesIn(outcome.output.toStdString());
}

void TestAlteredNames::ask(const std::string& database, const std::vector<AlteredQuestion>& questions)
{
    QFile script(QString::fromStdString(database));
    QVERIFY2(script.open(QFile::ReadOnly), database.c_str());
    const ScratchDatabase file(script.readAll().toStdString());
    QByteArray lines;
    for (const AlteredQuestion& one : questions)
        lines += one.plain.toUtf8() + '\n' + one.altered.toUtf8() + '\n';
    const std::vector<Json> answers = answersOf(file.file(), lines);
    QCOMPARE(answers.size(), 2 * questions.size());
    for (std::size_t i = 0; i < questions.size(); ++i)
        m_answered.push_back({questions[i], {answers[2 * i], answers[2 * i + 1]}});
}

void TestAlteredNames::initTestCase()
{
    if (!m_program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
    readQuestions(qEnvironmentVariableIsSet("RATATOSK_ALTERED_QUESTIONS") ? qEnvironmentVariableIntValue("RATATOSK_ALTERED_QUESTIONS")
                                                                          : kAlteredInTest);
    for (const auto& [database, questions] : m_byDatabase)
        ask(database, questions);
}

void TestAlteredNames::isNeverSureWithoutTheName()
{
    int sure = 0, lost = 0;
    for (const auto& [question, answers] : m_answered) {
        const bool isLost = isSure(answers.altered) && !isInQuery(question, answers.altered);
        sure += isSure(answers.altered) ? 1 : 0;
        lost += isLost ? 1 : 0;
        if (isLost)
            qInfo("lost %s: %s | %s", qPrintable(question.typed), qPrintable(question.altered), firstSql(answers.altered).c_str());
    }
    qInfo("%d of %d likely, %d of them without the name", sure, static_cast<int>(m_answered.size()), lost);
    QCOMPARE(lost, 0);
}

void TestAlteredNames::offersTheRightName()
{
    int all = 0, corrected = 0;
    for (const auto& [question, answers] : m_answered) {
        if (!question.isMisspelt)
            continue;
        const bool isOne = isCorrected(question, answers.altered);
        ++all;
        corrected += isOne ? 1 : 0;
        if (!isOne)
            qInfo("not offered for %s: %s | %s", qPrintable(question.typed), qPrintable(question.altered),
                  firstSql(answers.altered).c_str());
    }
    qInfo("%d of %d misspelt names corrected or offered", corrected, all);
    QVERIFY(100.0 * corrected >= kLeastCorrected * all);
}

void TestAlteredNames::isAsSureOfTheQuestionAsItWas()
{
    const auto sure = std::ranges::count_if(m_answered, [](const auto& one) { return isSure(one.second.plain); });
    qInfo("%d of %d likely as they were", static_cast<int>(sure), static_cast<int>(m_answered.size()));
    QVERIFY(100.0 * static_cast<double>(sure) >= kLeastLikelyPlain * static_cast<double>(m_answered.size()));
}

RATATOSK_TEST(TestAlteredNames);
#include "tst_altered_names.moc"
