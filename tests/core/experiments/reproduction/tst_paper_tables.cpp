// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/reproduction/paper_tables.h"

#include "tests/support/file_content.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace ratatosk;

class TestPaperTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void putsHardnessBesideThePapers();
    void putsClassesBesideThePapers();
    void leavesDepthsOutThatAreNotTrained();
    void sharesWhatHasNoLayers();
    void joinsCurvesByTheirSteps();
    void writesThreeFiles();
    void saysWhatIsToBeDone();
    void drawsBars();

private:
    static bool isXml(const std::string& text)
    {
        QXmlStreamReader reader(QByteArray::fromStdString(text));
        while (!reader.atEnd())
            reader.readNext();
        return !reader.hasError();
    }
};

void TestPaperTables::putsHardnessBesideThePapers()
{
    std::vector<Verdict> verdicts;
    for (int i = 0; i < 4; ++i)
        verdicts.push_back({.dbId = "a", .difficulty = Difficulty::Medium, .isReadable = true, .isExactMatch = i > 0});
    const ReproducedTable table = hardnessTable(reportOf(verdicts, 0));
    QCOMPARE(table.rows.size(), std::size_t(5));
    QCOMPARE(table.rows[1].label, std::string("medium"));
    QVERIFY((table.rows[1].scores == std::vector<std::optional<double>>{75.0, 80.9, 73.6}));
    QVERIFY((table.rows[4].scores == std::vector<std::optional<double>>{75.0, 75.0, 69.7}));
    QVERIFY(!table.remarks.empty());
}

/// Answers that match and find other rows are none of the paper's business.
void TestPaperTables::putsClassesBesideThePapers()
{
    ErrorCounts counts;
    counts.wrong = 9;
    counts.wrongByStructure = 7;
    counts.byClass = {{ErrorClass::Sketch, 6}, {ErrorClass::Value, 2}, {ErrorClass::Equivalent, 1}};
    counts.byClassOfStructure = {{ErrorClass::Sketch, 6}, {ErrorClass::Equivalent, 1}};
    const ReproducedTable table = errorTable(counts);
    QVERIFY((table.rows[0].scores == std::vector<std::optional<double>>{1, 42, 35, 39}));
    QVERIFY((table.rows[2].scores == std::vector<std::optional<double>>{6, 77, 83, 92}));
    QVERIFY((table.rows[4].scores == std::vector<std::optional<double>>{0, std::nullopt, std::nullopt, std::nullopt}));
    QVERIFY((table.rows.back().scores == std::vector<std::optional<double>>{7, 260, 283, 306}));
}

void TestPaperTables::leavesDepthsOutThatAreNotTrained()
{
    const std::vector<DepthScore> scores{{4, "DT-Fixup", 18.29}};
    const ReproducedTable table = depthTable(kDepthTable, scores);
    QVERIFY((table.rows[1].scores == std::vector<std::optional<double>>{std::nullopt, 18.3, std::nullopt, 70.0, 72.2}));
    QVERIFY(!table.rows[5].scores[0]);
}

/// Without layers every scheme is the same; other depths stand under their own.
void TestPaperTables::sharesWhatHasNoLayers()
{
    const std::vector<ChoiceCurve> scores{{0, "standard", {{20, 60}, {40, 70.04}}}, {4, "DT-Fixup", {{40, 75}}}};
    const ReproducedTable table = choiceTable(scores, {200, 30, 90});
    QCOMPARE(table.rows.size(), kChoiceDepths.size());
    QVERIFY((table.rows[0].scores == std::vector<std::optional<double>>{70.0, 70.0, 70.0, std::nullopt, std::nullopt}));
    QVERIFY((table.rows[2].scores == std::vector<std::optional<double>>{std::nullopt, 75, std::nullopt, 64.1, 64.3}));
    QVERIFY(table.remarks.front().find("200 questions") != std::string::npos);
}

void TestPaperTables::joinsCurvesByTheirSteps()
{
    const std::vector<ValidationCurve> curves{{"slow", {{100, 1}, {200, 2}}}, {"fast", {{200, 40}}}};
    const ReproducedTable table = curveTable(kCurveTable, curves);
    QCOMPARE(table.columns, (std::vector<std::string>{"slow", "fast"}));
    QCOMPARE(table.rows.size(), std::size_t(2));
    QVERIFY((table.rows[0].scores == std::vector<std::optional<double>>{1, std::nullopt}));
    QVERIFY((table.rows[1].scores == std::vector<std::optional<double>>{2, 40}));
    QVERIFY(isXml(curveChart(kCurveTable, curves)));
    const std::string panels = choiceChart({{0, "standard", {{20, 30}}}, {2, "DT-Fixup", {{20, 40}, {40, 50}}}});
    QVERIFY(isXml(panels));
    QVERIFY(panels.find("T-Fixup") != std::string::npos);
}

void TestPaperTables::writesThreeFiles()
{
    QTemporaryDir folder;
    const std::filesystem::path inside = std::filesystem::path(folder.path().toStdString()) / "new";
    ReproducedTable table = depthTable(kDepthTable, std::vector<DepthScore>{{2, "standard", 14.6}});
    table.command = "ratatosk-cli reproduce depth";
    QVERIFY(writeReproduction(inside, table));
    const std::string page = contentOf(inside / "depth.md");
    QVERIFY(page.find("| 2 | 14.6 | - | - | 69.5 | 70.7 |") != std::string::npos);
    QVERIFY(page.find("    ratatosk-cli reproduce depth\n") != std::string::npos);
    QVERIFY(page.find("](depth.svg)") != std::string::npos);
    QVERIFY(contentOf(inside / "depth.csv").find("\"2\",14.6,,,69.5,70.7\n") != std::string::npos);
    QVERIFY(isXml(contentOf(inside / "depth.svg")));
    QVERIFY(!writeReproduction("/dev/null/nowhere", table));
}

void TestPaperTables::saysWhatIsToBeDone()
{
    ReproducedTable table = searchTable({});
    QVERIFY(markdownOf(table).find("**") == std::string::npos);
    table.unfinished = "More is to come.";
    QVERIFY(markdownOf(table).find("**More is to come.**") != std::string::npos);
    QVERIFY(markdownOf(table).find("not in the papers") != std::string::npos);
}

/// A bar for each figure, none where there is none, the highest as high as the plot.
void TestPaperTables::drawsBars()
{
    const std::string svg = chartOf(depthTable(kDepthTable, std::vector<DepthScore>{{2, "standard", 50}}));
    const QString text = QString::fromStdString(svg);
    QCOMPARE(text.count("class=\"bar s0\""), 2); // one in the legend
    QCOMPARE(text.count("class=\"bar s1\""), 1);
    QCOMPARE(text.count("class=\"bar s4\""), 7);
    QCOMPARE(text.count("height=\"200.0\" class=\"bar s4\""), 1); // 73.8, of 24 layers
}

RATATOSK_TEST(TestPaperTables);
#include "tst_paper_tables.moc"
