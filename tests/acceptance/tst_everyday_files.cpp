// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/questions/evaluation/execution_match.h"
#include "tests/acceptance/json_values.h"
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <vector>

using namespace ratatosk;
using Json = nlohmann::json;

namespace {

constexpr double kFewestCareful = 0.65, kFewestCasual = 0.49, kFewestLikely = 0.87; ///< 70.3, 53.9 and 92.1 % were measured

struct Tally {
    int right = 0;
    int all = 0;

    void add(bool isRight)
    {
        right += isRight;
        ++all;
    }
    double share() const { return all == 0 ? 0 : static_cast<double>(right) / all; }
};

std::string textIn(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// Databases as people have them, asked as people ask.
class TestEverydayFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areAnswered();

private:
    void ask(const QString& script, const QString& questions);

    Program m_program{"ratatosk-cli"};
    Tally m_careful, m_casual, m_likely;
};

void TestEverydayFiles::ask(const QString& script, const QString& questions)
{
    const ScratchDatabase database(textIn(script));
    const auto connection = Connection::open(database.file());
    QVERIFY(connection);
    const std::vector<Json> records = valuesIn(textIn(questions));
    QByteArray lines;
    for (const Json& record : records)
        for (const Json& wording : record.at("questions"))
            lines += QByteArray::fromStdString(wording.get<std::string>()) + '\n';
    const Outcome outcome = m_program.run({"ask", QString::fromStdString(database.file()), "-", "--format", "json"}, lines);
    const std::vector<Json> answers = valuesIn(
        outcome.output.toStdString()); // in the order of the questions, which may be read in other words
    QCOMPARE(answers.size(), static_cast<std::size_t>(lines.count('\n')));
    std::size_t next = 0;
    for (const Json& record : records) {
        const std::string gold = record.at("query");
        for (std::size_t wording = 0; wording < record.at("questions").size(); ++wording) {
            const Json& answer = answers[next++];
            const bool hasQuery = answer.is_object() && !answer.value("candidates", Json::array()).empty();
            const auto match = hasQuery ? isExecutionMatch(*connection, gold, answer["candidates"][0]["sql"]) : Result<bool>(false);
            QVERIFY2(match, gold.c_str());
            (wording == 0 ? m_careful : m_casual).add(*match);
            if (hasQuery && answer.value("trust", Json()) == "likely")
                m_likely.add(*match);
        }
    }
}

void TestEverydayFiles::areAnswered()
{
    if (!m_program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
    const QDir folder(RATATOSK_SOURCE_DIR "/models/questions/files");
    for (const QString& questions : folder.entryList({"*.jsonl"}))
        ask(folder.filePath(QString(questions).replace(".jsonl", ".sql")), folder.filePath(questions));
    qInfo("careful %.1f, casual %.1f, likely right %.1f of %d", 100 * m_careful.share(), 100 * m_casual.share(), 100 * m_likely.share(),
          m_likely.all);
    QCOMPARE(m_careful.all, 360);
    QVERIFY(m_careful.share() >= kFewestCareful);
    QVERIFY(m_casual.share() >= kFewestCasual);
    QVERIFY(m_likely.share() >= kFewestLikely);
}

RATATOSK_TEST(TestEverydayFiles);
#include "tst_everyday_files.moc"
