// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/value_candidate.h"

#include "core/database/connection.h"
#include "core/database/schema_reader.h"
#include "core/text/word_splitter.h"
#include "tests/support/data_packs.h"

#include <QTest>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <optional>
#include <regex>

using namespace ratatosk;

namespace {

struct GoldLiteral {
    std::string kind; ///< "text", "like", "number", "limit"
    std::string text;
};

/// The literals of a gold query: quoted strings without the wild cards of LIKE, and numbers that are no part of a name.
std::vector<GoldLiteral> literalsOf(const std::string& query)
{
    static const std::regex literal("(like\\s+|limit\\s+)?('([^']*)'|\"([^\"]*)\"|(-?\\b\\d+(\\.\\d+)?)(?![\\w.]))", std::regex::icase);
    std::vector<GoldLiteral> found;
    for (std::sregex_iterator match(query.begin(), query.end(), literal), end; match != end; ++match) {
        const bool isText = (*match)[3].matched || (*match)[4].matched;
        std::string text = (*match)[3].matched ? (*match)[3].str() : isText ? (*match)[4].str() : (*match)[5].str();
        std::erase(text, '%');
        const bool hasCue = (*match)[1].matched;
        found.push_back({isText ? (hasCue ? "like" : "text") : hasCue ? "limit" : "number", text});
    }
    return found;
}

std::optional<double> numberOf(const std::string& text)
{
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    return !text.empty() && *end == '\0' ? std::optional(number) : std::nullopt;
}

/// Case-insensitive; numbers by value.
bool isLiteral(const ValueCandidate& candidate, const std::string& gold)
{
    const auto number = numberOf(gold);
    const auto own = numberOf(candidate.text);
    return (number && own && *number == *own) || ValueIndex::normalise(candidate.text) == ValueIndex::normalise(gold);
}

/// Schemas and cells of the databases, opened when first asked for.
class Databases
{
public:
    struct Entry {
        Schema schema;
        std::shared_ptr<const ValueIndex> values;
    };

    const Entry& at(const std::string& id)
    {
        const auto known = m_entries.find(id);
        return known != m_entries.end() ? known->second : m_entries.emplace(id, open(id)).first->second;
    }

private:
    static Entry open(const std::string& id)
    {
        const auto connection = Connection::open(spiderDatabase(id));
        auto schema = readSchema(*connection);
        auto values = ValueIndex::build(*connection, *schema);
        return {*std::move(schema), *std::move(values)};
    }

    std::map<std::string, Entry> m_entries;
};

struct Recall {
    int found = 0;
    int all = 0;
};

} // namespace

class TestValueRecall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsGoldLiterals();
    void findsGoldLiterals_data();
    void findsGoldLiterals();
};

void TestValueRecall::readsGoldLiterals()
{
    const auto literals = literalsOf("SELECT T1.a FROM t AS T1 WHERE b2 = 'x 3' AND c LIKE \"%y%\" AND d > -4.5 LIMIT 7");
    QCOMPARE(literals.size(), size_t(4));
    QCOMPARE(literals[0].kind + literals[0].text, std::string("textx 3"));
    QCOMPARE(literals[1].kind + literals[1].text, std::string("likey"));
    QCOMPARE(literals[2].kind + literals[2].text, std::string("number-4.5"));
    QCOMPARE(literals[3].kind + literals[3].text, std::string("limit7"));
}

void TestValueRecall::findsGoldLiterals_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("dev") << "dev.json";
    QTest::newRow("train") << "train_spider.json";
}

void TestValueRecall::findsGoldLiterals()
{
    QFETCH(QString, file);
    std::ifstream stream(spiderFolder() / file.toStdString());
    if (!stream || !std::filesystem::exists(spiderDatabase("concert_singer")))
        QSKIP("Spider's data pack is absent.");
    Databases databases;
    std::map<std::string, Recall> recalls;
    double seconds = 0;
    double slowest = 0;
    size_t most = 0;
    for (const auto& record : nlohmann::json::parse(stream)) {
        const auto& database = databases.at(record["db_id"]);
        const auto question = splitQuestion(record["question"].get<std::string>());
        const auto start = std::chrono::steady_clock::now();
        const auto candidates = findValueCandidates(*question, database.schema, *database.values);
        const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        seconds += took;
        slowest = std::max(slowest, took);
        most = std::max(most, candidates.size());
        for (const GoldLiteral& gold : literalsOf(record["query"])) {
            const bool isFound = std::ranges::any_of(candidates, [&](const auto& candidate) { return isLiteral(candidate, gold.text); });
            for (const auto& kind : {gold.kind, std::string("all")}) {
                recalls[kind].found += isFound;
                ++recalls[kind].all;
            }
            if (!isFound)
                fmt::print("MISS {:6} {:20} | {} | {} | {}\n", gold.kind, record["db_id"].get<std::string>(), gold.text, record["question"].get<std::string>(), candidates.size());
        }
    }
    for (const auto& [kind, recall] : recalls)
        fmt::print("{}: {} of {} = {:.2f} %\n", kind, recall.found, recall.all, 100.0 * recall.found / recall.all);
    fmt::print("{:.2f} s, slowest {:.1f} ms, most {}\n", seconds, slowest * 1e3, most);
}

QTEST_GUILESS_MAIN(TestValueRecall)
#include "tst_value_recall.moc"
