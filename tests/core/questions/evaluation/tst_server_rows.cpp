// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/schema_reader.h"
#include "core/database/postgres/database_place.h"
#include "core/questions/evaluation/predictions_file.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/data_packs.h"
#include "tests/support/postgres_server.h"
#include "tests/support/server_copy.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

using namespace ratatosk;

namespace {

constexpr RunLimits kMeasured{.rows = 200'000, .milliseconds = 20'000};

/// How a statement fared.
enum class ServerVerdict { Equal, EqualButForTies, TieAtTheLimit, Unreadable, FailsOnFile, FailsOnServer, Differs };

struct ServerCount {
    int requested = 0; ///< that run on the file and that the reader reads
    int equal = 0;
    int ties = 0; ///< rows that share a place: which of them come within the limit nobody says
    int unreadable = 0;
    QStringList exceptions;
};

} // namespace

/// Spider's dev part on a server: queries mean there what they mean in a file.
class TestServerRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void goldQueriesFindTheSameRows();
    void answersFindTheSameRows();

private:
    struct Place {
        Connection file;
        Connection server;
        Schema schema; ///< as the server describes it
    };
    Place& placeOf(const std::string& database);
    ServerVerdict compare(const std::string& database, const std::string& sql, QString& why);
    ServerCount measure(const std::vector<std::string>& statements);
    void report(const char* what, const ServerCount& count, double least);

    std::unique_ptr<PostgresServer> m_server;
    nlohmann::json m_examples;
    std::map<std::string, std::unique_ptr<Place>> m_places;
};

void TestServerRows::initTestCase()
{
    if (!PostgresServer::isInstalled())
        QSKIP("needs PostgreSQL");
    QFile file(QString::fromStdString(spiderFolder() / "dev.json"));
    if (!file.open(QFile::ReadOnly))
        QSKIP("no data pack with Spider");
    m_examples = nlohmann::json::parse(file.readAll().toStdString());
    m_server = std::make_unique<PostgresServer>(QStringList{"max_connections=60"});
    QVERIFY(m_server->isRunning());
}

TestServerRows::Place& TestServerRows::placeOf(const std::string& database)
{
    auto& place = m_places[database];
    if (!place) {
        auto file = Connection::open(spiderDatabase(database));
        const auto schema = readSchema(*file);
        m_server->run(test::serverScript(*file, *schema, database));
        auto server = openPlace(m_server->address() + "&options=-csearch_path%3D%22" + database + "%22");
        auto described = readSchema(*server);
        place = std::make_unique<Place>(Place{*std::move(file), *std::move(server), *std::move(described)});
    }
    return *place;
}

ServerVerdict TestServerRows::compare(const std::string& database, const std::string& sql, QString& why)
{
    Place& place = placeOf(database);
    auto query = sql::readQuery(sql, place.schema);
    if (!query)
        return ServerVerdict::Unreadable;
    const auto expected = place.file.run(sql, kMeasured);
    if (!expected)
        return ServerVerdict::FailsOnFile;
    const std::string written = sql::unparse(*query, place.schema);
    const auto found = place.server.run(written, kMeasured);
    why = QString::fromStdString(written);
    if (!found) {
        why += "\n    " + QString::fromStdString(found.error().detail);
        return ServerVerdict::FailsOnServer;
    }
    const test::Rows left = test::plainRows(*expected), right = test::plainRows(*found);
    if (left == right)
        return ServerVerdict::Equal;
    if (test::plainRows(*expected, false) == test::plainRows(*found, false))
        return ServerVerdict::EqualButForTies;
    why += QString("\n    %1 rows, %2 on the server").arg(left.size()).arg(right.size());
    if (!left.empty() && !right.empty())
        why += QString("; first '%1' and '%2'").arg(QString::fromStdString(left[0][0]), QString::fromStdString(right[0][0]));
    if (!query->limit || left.size() != right.size())
        return ServerVerdict::Differs;
    query->limit.reset();
    Schema ofFile = place.schema;
    ofFile.setDialect(Dialect::Sqlite);
    const auto all = place.file.run(sql::unparse(*query, ofFile), kMeasured);
    const auto allOnServer = place.server.run(sql::unparse(*query, place.schema), kMeasured);
    const bool isTie = all && allOnServer && test::plainRows(*all, false) == test::plainRows(*allOnServer, false);
    return isTie ? ServerVerdict::TieAtTheLimit : ServerVerdict::Differs;
}

ServerCount TestServerRows::measure(const std::vector<std::string>& statements)
{
    ServerCount count;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        QString why;
        const ServerVerdict verdict = compare(m_examples[i]["db_id"], statements[i], why);
        count.unreadable += verdict == ServerVerdict::Unreadable;
        if (verdict == ServerVerdict::Unreadable || verdict == ServerVerdict::FailsOnFile)
            continue;
        ++count.requested;
        count.equal += verdict == ServerVerdict::Equal || verdict == ServerVerdict::EqualButForTies;
        count.ties += verdict == ServerVerdict::TieAtTheLimit;
        if (verdict == ServerVerdict::FailsOnServer || verdict == ServerVerdict::Differs)
            count.exceptions << QString("%1 %2: %3\n    %4")
                                    .arg(i + 1)
                                    .arg(QString::fromStdString(m_examples[i]["db_id"]), QString::fromStdString(statements[i]), why);
    }
    return count;
}

void TestServerRows::report(const char* what, const ServerCount& count, double least)
{
    const double share = static_cast<double>(count.equal) / std::max(count.requested - count.ties, 1);
    qInfo("%s: of %d that run on the file %d give the same rows on the server, %d differ by a tie at the limit, %d otherwise (%.2f %%); "
          "%d are not read",
          what, count.requested, count.equal, count.ties, static_cast<int>(count.exceptions.size()), 100 * share, count.unreadable);
    for (const QString& exception : count.exceptions)
        qInfo("%s", qPrintable(exception));
    QVERIFY(share >= least);
}

void TestServerRows::goldQueriesFindTheSameRows()
{
    std::vector<std::string> statements;
    for (const auto& example : m_examples)
        statements.push_back(example["query"]);
    report("gold queries", measure(statements), 0.98);
}

/// Of a file that `ratatosk-cli evaluate --predictions` wrote.
void TestServerRows::answersFindTheSameRows()
{
    if (!qEnvironmentVariableIsSet("RATATOSK_PREDICTIONS"))
        return;
    const auto statements = readPredictions(qEnvironmentVariable("RATATOSK_PREDICTIONS").toStdString());
    QVERIFY(statements && statements->size() == m_examples.size());
    report("first answers", measure(*statements), 0.97);
}

RATATOSK_TEST(TestServerRows);
#include "tst_server_rows.moc"
