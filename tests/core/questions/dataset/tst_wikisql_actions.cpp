// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/word_splitter.h"
#include "core/grammar/transition/query_mapping.h"
#include "core/grammar/transition/transition_system.h"
#include "core/linking/links/value_candidate.h"
#include "core/questions/dataset/dataset_values.h"
#include "core/questions/dataset/distractors.h"
#include "core/questions/dataset/wikisql_reader.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace ratatosk;

/// Whether a parser can learn from WikiSQL among distractors.
class TestWikiSqlActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyQueryHasActions();
};

void TestWikiSqlActions::everyQueryHasActions()
{
    const std::filesystem::path pack = dataPacks() / "wikisql";
    const QTemporaryDir folder;
    for (const char* name : {"tables.jsonl", "dev.jsonl"}) {
        if (QProcess::execute("zstd", {"-dqf", QString::fromStdString((pack / name).string()) + ".zst", "-o", folder.filePath(name)}) != 0)
            QSKIP("WikiSQL's data pack or zstd is not there.");
    }
    const auto plain = readWikiSqlDataset(folder.path().toStdString(), {"dev.jsonl"});
    QVERIFY(plain);
    const Dataset dataset = withDistractors(*plain, {}, 1);
    const TransitionSystem system(*sql::builtInGrammar("compact"));
    int reachable = 0, read = 0;
    for (const Example& example : dataset.examples) {
        const DatasetDatabase& database = dataset.databaseOf(example);
        const Schema& schema = database.schema;
        const auto query = sql::readQuery(example.query, schema);
        QVERIFY2(query, example.query.c_str());
        const auto tree = treeOfQuery(*query, schema, system.grammar());
        QVERIFY2(tree, example.query.c_str());
        const auto question = splitQuestion(example.question);
        if (!question) // a few are longer than a person may ask
            continue;
        const auto values = findValueCandidates(*question, schema, *valuesOf(database));
        const auto actions = system.actionsOf(*tree, {&schema, &values});
        QVERIFY2(actions, example.query.c_str());
        ++read;
        reachable += std::ranges::none_of(*actions, [](const GoldAction& gold) { return gold.action.index < 0; });
    }
    qInfo("%d of %d questions have all their values among the candidates", reachable, read);
    QVERIFY(read > 8'400);
    QVERIFY(reachable * 100 >= read * 85);
}

RATATOSK_TEST(TestWikiSqlActions);
#include "tst_wikisql_actions.moc"
