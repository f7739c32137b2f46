// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/answers/answer_message.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace ratatosk;

namespace {

Schema dogs()
{
    return *Schema::create(
        {{"dogs", "dogs", false}, {"ältere Hunde", "ältere hunde", true}},
        {{TableId{0}, "id", "id", ColumnType::Number, "INTEGER", true}, {TableId{1}, "age\xff", "age", ColumnType::Time, "", false}},
        {{ColumnId{1}, ColumnId{0}, 3, true}});
}

Answer smallAnswer()
{
    Answer answer;
    answer.question = {"how old", {{"how", 0, 3, {"how"}}, {"old", 4, 7, {"old", "ol\xc3\xa9"}}}};
    answer.links.columns = {{1, ColumnId{0}, LinkKind::WordInCell, "\xff is no UTF-8"}};
    answer.links.tables = {{0, TableId{0}, LinkKind::Exact, "dogs"}};
    answer.relations = {2, 1, 1, std::vector<std::uint8_t>(16, 1)};
    answer.relationNames = {"none", "same item"};
    answer.itemNames = {"how", "old", "dogs.age", "dogs"};
    AnswerCandidate candidate{
        "SELECT age", -0.25, 0.75, {"a.b = c.d"}, {"a.b / a.e"}, {"SELECT", 0, 10, {{"age", 7, 10, {}}, {"", -1, -1, {}}}}, {}};
    candidate.steps = {{"Select(Column)", 0.1, {0.5f, 0.25f, 0.125f, 0.125f}}, {"Reduce", 1.0, {}, 0, 7, 10, {{"column dogs.age", 0.25}}}};
    candidate.preview = {{{std::int64_t(4), "R\xc3\xa4x", 0.5}, {Null(), "", 5.0}}, 12, false, -1};
    candidate.steps[1].overriddenBy = "inclusive-bounds";
    candidate.changes = {{"inclusive-bounds", "a > 2", "a >= 2", "Makes a bound inclusive."}};
    answer.ruleChanges = {{"readings-without-values", "SELECT 1", "", "Drops \xff readings."}};
    answer.undoneRules = {"undecided-value"};
    answer.candidates = {candidate, {"SELECT '\xfe'", -INFINITY, 0, {}, {}, {}}};
    answer.candidates[1].preview.sameAs = 0;
    answer.unusedWords = {"how"};
    answer.mixedColumns = {{"dogs.age", 2, {"old", "?"}}};
    answer.timing = {1.5, 2.5, 3.25, 7.25};
    answer.columnsRead = {ColumnId{0}};
    answer.tablesRead = {TableId{0}};
    return answer;
}

template <class Message>
Result<std::optional<Message>> read(std::string_view bytes)
{
    MessageReader<Message> reader;
    reader.append(bytes);
    return reader.next();
}

/// Header and body as a frame, whatever they say.
std::string frameOf(std::string header, std::string body = {})
{
    return *encodeFrame({std::move(header), std::move(body)});
}

template <class Part>
Part throughThePipe(const Part& part)
{
    const auto reply = read<Reply>(encode(Reply{7, part}));
    if (!reply)
        qWarning("%s", reply.error().detail.c_str());
    return std::get<Part>((*reply)->body);
}

} // namespace

class TestAnswerMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void requestsComeBackEqual();
    void repliesComeBackEqual();
    void numbersTheReply();
    void refusesHostileMessages_data();
    void refusesHostileMessages();
    void refusesInconsistentAnswers_data();
    void refusesInconsistentAnswers();
    void survivesFlippedBytes();
    void survivesDeepNesting();
    void replacesWhatIsTooLarge();
};

void TestAnswerMessage::requestsComeBackEqual()
{
    const std::vector<Request> requests{
        {1, OpenRequest{"/data/shop.db"}},
        {2, OpenRequest{"/data/caf\xe9.db"}},
        {3, AskRequest{"how old \xf0\x9f\x90\x95?", 3}},
        {4, AttentionRequest{23, AttentionPart::Rollout}},
        {5, DescribeRequest{}},
        {UINT64_MAX, CancelRequest{3}},
        {6, OverviewRequest{}},
        {7, AskRequest{"how old", 5, {{{1, 3, -1, true}, {0, -1, 2, false}}, {{ColumnId{4}, ColumnId{0}, true}}}}},
        {8, OcclusionRequest{"how old", {{{1, 3, -1, true}}, {}}}},
        {9, OpenRequest{"/data/caf\xe9.db", dogs()}},
        {10, OpenRequest{"/data/empty.db", Schema()}},
        {11, SuggestRequest{6}},
    };
    MessageReader<Request> reader;
    for (const Request& request : requests)
        reader.append(*encode(request));
    for (const Request& request : requests) {
        const auto read = reader.next();
        QVERIFY(read && *read);
        QVERIFY(**read == request);
    }
}

void TestAnswerMessage::repliesComeBackEqual()
{
    QVERIFY(throughThePipe(dogs()) == dogs());
    QVERIFY(throughThePipe(Error{ErrorCode::WorkerFailed, "It broke."}) == (Error{ErrorCode::WorkerFailed, "It broke."}));
    const ModelDescription model{"small", 24, 8, "CPU, 2 threads", "/models/small"};
    QVERIFY(throughThePipe(model) == model);
    const AttentionMaps maps{3, 2, 2, {1, 0, 0.5f, 0.5f, 0.25f, 0.75f, 0, 1}};
    QVERIFY(throughThePipe(maps) == maps);
    const AttentionOverview overview{1, 2, 1, {0.5f, 1}, {0, 0.75f}, 2, {0.5f, 0.5f, 1, 0}};
    QVERIFY(throughThePipe(overview) == overview);
    const OcclusionReport report{"SELECT age", 0.5, {{1, "SELECT name", 0.25}, {2, "", 0}}};
    QVERIFY(throughThePipe(report) == report);
    const QuestionSuggestions suggestions{{"Who is the oldest dog?", ""}};
    QVERIFY(throughThePipe(suggestions) == suggestions);
    QCOMPARE(throughThePipe(Progress{3, 10, "cells"}).done, std::int64_t(3));
    QVERIFY(throughThePipe(Answer{}) == Answer{});

    Answer answer = smallAnswer();
    const Answer back = throughThePipe(answer);
    QVERIFY(std::isnan(back.candidates[1].logProbability)); // JSON has no infinities
    answer.candidates[1].logProbability = 0;
    QVERIFY(throughThePipe(answer) == answer);
}

void TestAnswerMessage::numbersTheReply()
{
    const auto reply = read<Reply>(encode(Reply{42, Error{}}));
    QVERIFY(reply && *reply);
    QCOMPARE((*reply)->number, std::uint64_t(42));
}

void TestAnswerMessage::refusesHostileMessages_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::newRow("nested without end") << "{\"number\":" + QByteArray(400'000, '[') + QByteArray(400'000, ']')
            + ",\"kind\":\"ask\",\"body\":{}}";
    QTest::newRow("no JSON") << QByteArray("{\"number\":");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("an array") << QByteArray("[]");
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("no number") << QByteArray(R"({"kind":"describe","body":{}})");
    QTest::newRow("negative number") << QByteArray(R"({"number":-1,"kind":"describe","body":{}})");
    QTest::newRow("unknown kind") << QByteArray(R"({"number":1,"kind":"launch","body":{}})");
    QTest::newRow("kind of a reply") << QByteArray(R"({"number":1,"kind":"answer","body":{}})");
    QTest::newRow("no body") << QByteArray(R"({"number":1,"kind":"ask"})");
    QTest::newRow("body is text") << QByteArray(R"({"number":1,"kind":"ask","body":"x"})");
    QTest::newRow("missing field") << QByteArray(R"({"number":1,"kind":"ask","body":{"beam":1}})");
    QTest::newRow("wrong type") << QByteArray(R"({"number":1,"kind":"ask","body":{"question":1,"beam":1}})");
    QTest::newRow("integer out of range") << QByteArray(R"({"number":1,"kind":"ask","body":{"question":"q","beam":3000000000}})");
    QTest::newRow("integer with a fraction") << QByteArray(R"({"number":1,"kind":"ask","body":{"question":"q","beam":1.5}})");
    QTest::newRow("bytes that are not there") << QByteArray(R"({"number":1,"kind":"open","body":{"database":{"bytes":4000000000}}})");
}

void TestAnswerMessage::refusesHostileMessages()
{
    QFETCH(QByteArray, header);
    const auto request = read<Request>(frameOf(header.toStdString()));
    QVERIFY(!request);
    QCOMPARE(int(request.error().code), int(ErrorCode::InvalidData));
}

void TestAnswerMessage::refusesInconsistentAnswers_data()
{
    QTest::addColumn<int>("damage");
    QTest::newRow("word outside the question") << 0;
    QTest::newRow("word that ends before it begins") << 1;
    QTest::newRow("relation without a name") << 2;
    QTest::newRow("too few relations") << 3;
    QTest::newRow("link to no column") << 4;
    QTest::newRow("link from no word") << 5;
    QTest::newRow("tree outside the SQL") << 6;
    QTest::newRow("attention over fewer items") << 7;
    QTest::newRow("negative count") << 8;
    QTest::newRow("word without a lemma") << 9;
    QTest::newRow("step outside the SQL") << 10;
    QTest::newRow("step that belongs to itself") << 11;
    QTest::newRow("rows of a later candidate") << 12;
    QTest::newRow("more rows than a preview has") << 13;
    QTest::newRow("more columns read than items") << 14;
    QTest::newRow("link to a column that was not read") << 15;
    QTest::newRow("columns read, but no table") << 16;
}

void TestAnswerMessage::refusesInconsistentAnswers()
{
    QFETCH(int, damage);
    Answer answer = smallAnswer();
    switch (damage) {
    case 0: answer.question.words[0].end = 100; break;
    case 1: answer.question.words[1].begin = 8; break;
    case 2: answer.relations.kinds[3] = 2; break;
    case 3: answer.relations.kinds.pop_back(); break;
    case 4: answer.links.columns[0].item = ColumnId{1}; break;
    case 5: answer.links.tables[0].word = -1; break;
    case 6: answer.candidates[0].tree.children[0].sqlEnd = 11; break;
    case 7: answer.candidates[0].steps[0].attention.pop_back(); break;
    case 8: answer.relations.columns = -1; break;
    case 9: answer.question.words[0].lemmas.clear(); break;
    case 10: answer.candidates[0].steps[1].sqlEnd = 11; break;
    case 11: answer.candidates[0].steps[1].parent = 1; break;
    case 12: answer.candidates[1].preview.sameAs = 1; break;
    case 13: answer.candidates[0].preview.rows.resize(kPreviewRows + 1); break;
    case 14: answer.columnsRead.push_back(ColumnId{5}); break;
    case 15: answer.columnsRead = {ColumnId{5}}; break;
    case 16: answer.tablesRead.clear(); break;
    }
    QVERIFY(!read<Reply>(encode(Reply{1, answer})));
}

void TestAnswerMessage::survivesFlippedBytes()
{
    const std::string intact = encode(Reply{1, smallAnswer()});
    std::mt19937 random(1);
    int refused = 0;
    for (int round = 0; round < 2000; ++round) {
        std::string bytes = intact;
        for (int flips = 1 + static_cast<int>(random() % 3); flips > 0; --flips)
            bytes[12 + random() % (bytes.size() - 12)] = static_cast<char>(random());
        refused += read<Reply>(bytes) ? 0 : 1; // must neither crash nor hang
    }
    QVERIFY(refused > 500);
}

void TestAnswerMessage::survivesDeepNesting()
{
    const std::string open(100'000, '[');
    QVERIFY(!read<Request>(frameOf(open)));
    QVERIFY(!read<Request>(frameOf(open + std::string(100'000, ']'))));

    Answer answer = smallAnswer();
    SyntaxNode node;
    for (int depth = 0; depth < 300; ++depth)
        node = {"", -1, -1, {node}};
    answer.candidates[0].tree = node;
    QVERIFY(!read<Reply>(encode(Reply{1, answer})));
}

void TestAnswerMessage::replacesWhatIsTooLarge()
{
    Answer answer;
    answer.unusedWords.emplace_back(kMaxFrameHeaderBytes + 1, 'a');
    const auto reply = read<Reply>(encode(Reply{9, answer}));
    QVERIFY(reply && *reply);
    QCOMPARE((*reply)->number, std::uint64_t(9));
    QCOMPARE(int(std::get<Error>((*reply)->body).code), int(ErrorCode::LimitExceeded));
    QVERIFY(!encode(Request{1, AskRequest{std::string(kMaxFrameHeaderBytes + 1, 'a'), 5}}));
}

RATATOSK_TEST(TestAnswerMessage);
#include "tst_answer_message.moc"
