// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/ui/worked_time.h"
#include "ui/base/look/theme.h"
#include "ui/pictures/frames/graph_legend.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/pictures/frames/key_line.h"
#include "ui/pictures/frames/schema_graph_view.h"
#include "ui/pictures/frames/table_card.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace ratatosk;

namespace {

constexpr double kFrameMilliseconds = 16;
constexpr qint64 kLayoutMilliseconds = 6000; ///< 1,140 on a machine that does nothing else

/// Tables of so many columns in a tree of keys, as large schemas are: each refers to one of those before it. Every seventh is a guess.
Schema manyTables(int tables, int columnsEach)
{
    std::vector<Table> names;
    std::vector<Column> columns;
    std::vector<ForeignKey> keys;
    for (int table = 0; table < tables; ++table) {
        names.push_back({"table_" + std::to_string(table), "table"});
        for (int column = 0; column < columnsEach; ++column) {
            const std::string name = column == 0 ? "id" : "column_" + std::to_string(column);
            columns.push_back({TableId{table}, name, name, ColumnType::Number, "INTEGER", column == 0});
        }
        if (table > 0)
            keys.push_back({ColumnId{table * columnsEach + 1}, ColumnId{table / 3 * columnsEach}, table, table % 7 == 0});
    }
    return *Schema::create(names, columns, keys);
}

/// A guessed key b.a_id -> a.id.
Schema twoTables()
{
    return *Schema::create({{"a", "a"}, {"b", "b"}, {"cats", "cats"}},
                           {{TableId{0}, "id", "id"}, {TableId{1}, "a_id", "a id"}, {TableId{2}, "name", "name"}},
                           {{ColumnId{1}, ColumnId{0}, 0, true}});
}

/// Shown and laid out.
struct GraphStage {
    explicit GraphStage(const Schema& schema, const SchemaGraphView::Positions& positions = {})
    {
        panel.resize(1000, 700);
        panel.show();
        QSignalSpy laidOut(&panel, &GraphPanel::laidOut);
        panel.setSchema(schema, positions);
        isLaidOut = laidOut.wait(30'000);
        view = panel.findChild<SchemaGraphView*>();
    }

    std::vector<TableCard*> cards() const
    {
        std::vector<TableCard*> found;
        for (QGraphicsItem* item : view->scene()->items(Qt::AscendingOrder)) {
            if (auto* card = dynamic_cast<TableCard*>(item))
                found.push_back(card);
        }
        std::sort(found.begin(), found.end(), [](auto* left, auto* right) { return left->table() < right->table(); });
        return found;
    }

    GraphPanel panel;
    SchemaGraphView* view = nullptr;
    bool isLaidOut = false;
};

double slowestFrame(SchemaGraphView& view, const std::function<void(int)>& change)
{
    QImage image(view.size(), QImage::Format_ARGB32_Premultiplied);
    double slowest = 0;
    for (int frame = 0; frame < 12; ++frame) {
        const double begin = workedMilliseconds();
        change(frame);
        view.viewport()->render(&image);
        if (frame > 1) // the first fill the caches of the font
            slowest = std::max(slowest, workedMilliseconds() - begin);
    }
    return slowest;
}

} // namespace

class TestSchemaGraphView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void laysOutManyTablesInTime();
    void pansAndZoomsSmoothly();
    void fitsAWideSchemaAndNeverLaysOutAgain();
    void dimsWhatASearchDoesNotFind();
    void zoomsToWhatASearchFinds();
    void showsNeighbours();
    void lightsUpTheJoinsOfTheAnswer();
    void offersToJudgeGuessedKeys();
    void remembersWhereTablesWerePut();
    void listsColumnsAndKeys();
    void drawsWhatTheAnswerReads();
    void drawsAllOnRequest_data();
    void drawsAllOnRequest();
    void findsWhatIsNotDrawn();
    void keepsTheArrangementOfAll();
    void drawsSmallSchemasWhole();
    void tellsByColourWhereNoNameCanBeRead();
    void leadsAKeyToItsOwnTableBesideIt();
    void tellsWhatItsLinesMean();

private:
    static void answer(GraphStage& stage, int tables);
};

void TestSchemaGraphView::laysOutManyTablesInTime()
{
    const Schema schema = manyTables(500, 8);
    SchemaGraphView view;
    const GraphOutline outline = view.outlineOf(schema, allTables(schema));
    const double begin = workedMilliseconds();
    const GraphLayout layout = layOutGraph(outline);
    const double took = workedMilliseconds() - begin;
    qInfo("500 tables laid out in %.0f ms", took);
    QVERIFY2(took < kLayoutMilliseconds, qPrintable(QString::number(took)));
    const double shown = workedMilliseconds();
    view.setGraph(std::make_shared<const Schema>(schema), allTables(schema), layout);
    qInfo("500 cards made in %.0f ms", workedMilliseconds() - shown);
    QVERIFY(workedMilliseconds() - shown < 100); // that part is on the GUI thread
}

void TestSchemaGraphView::pansAndZoomsSmoothly()
{
    GraphStage stage(manyTables(500, 8));
    QVERIFY(stage.isLaidOut);
    stage.view->fit();
    const double fitted = stage.view->zoom();
    const double zooming = slowestFrame(*stage.view, [&](int frame) { stage.view->setZoom(fitted * (1 + 0.02 * frame)); });
    stage.view->setZoom(1.0);
    const double panning = slowestFrame(*stage.view, [&](int frame) { stage.view->centerOn(300 + 40 * frame, 500 + 25 * frame); });
    stage.view->setZoom(TableCard::kNamesOnlyBelow + 0.01); // as many readable cards as there can be
    const double crowded = slowestFrame(*stage.view, [&](int frame) { stage.view->centerOn(900 + 40 * frame, 2000 + 25 * frame); });
    qInfo("500 tables: zooming %.1f ms, panning at 100 %% %.1f ms, with most text %.1f ms a frame", zooming, panning, crowded);
    QVERIFY(zooming < kFrameMilliseconds);
    QVERIFY(panning < kFrameMilliseconds);
    QVERIFY(crowded < kFrameMilliseconds);
}

/// 26 tables with 352 columns: the widest of Spider's schemas has as many.
void TestSchemaGraphView::fitsAWideSchemaAndNeverLaysOutAgain()
{
    GraphStage stage(manyTables(26, 14));
    QVERIFY(stage.isLaidOut);
    const auto places = [&] {
        std::vector<QPointF> all;
        for (const TableCard* card : stage.cards())
            all.push_back(card->pos());
        return all;
    };
    const std::vector<QPointF> before = places();
    QCOMPARE(before.size(), size_t(26));
    QTest::keyClick(stage.view, Qt::Key_F);
    QVERIFY(stage.view->mapToScene(stage.view->viewport()->rect())
                .boundingRect()
                .contains(stage.view->scene()->itemsBoundingRect().adjusted(2, 2, -2, -2)));
    for (const double zoom : {4.0, 0.1}) {
        stage.view->setZoom(zoom);
        QCOMPARE(stage.view->zoom(), zoom);
        QCOMPARE(places(), before);
    }
    stage.view->setZoom(100);
    QCOMPARE(stage.view->zoom(), ZoomableView::kMaxZoom);
}

void TestSchemaGraphView::dimsWhatASearchDoesNotFind()
{
    GraphStage stage(twoTables());
    stage.view->search(QStringLiteral("CAT"));
    QVERIFY(stage.cards()[0]->isPale() && stage.cards()[1]->isPale() && !stage.cards()[2]->isPale());
    QSignalSpy selected(stage.view, &SchemaGraphView::selected);
    stage.view->showFound();
    QCOMPARE(selected.back()[0].value<Selection>(), (Selection{.tables = {TableId{2}}}));
    stage.view->search(QStringLiteral("a_id")); // a column
    QVERIFY(!stage.cards()[1]->isPale() && stage.cards()[2]->isPale());
    stage.view->search({});
    QVERIFY(!stage.cards()[0]->isPale());
}

void TestSchemaGraphView::zoomsToWhatASearchFinds()
{
    const Schema schema = manyTables(100, 8);
    GraphStage stage(schema);
    stage.view->fit();
    const double fitted = stage.view->zoom();
    QVERIFY(fitted < 0.5);
    const auto isInSight = [&](int table) {
        const QRectF seen = stage.view->mapToScene(stage.view->viewport()->rect()).boundingRect();
        return seen.contains(stage.cards()[static_cast<size_t>(table)]->sceneBoundingRect().center());
    };
    stage.view->search(QString::fromStdString(schema.table(TableId{57}).name));
    QCOMPARE(stage.view->zoom(), 1.0);
    QVERIFY(isInSight(57));
    stage.view->search({});
    QCOMPARE(stage.view->zoom(), fitted);
}

void TestSchemaGraphView::showsNeighbours()
{
    GraphStage stage(twoTables());
    stage.view->search(QStringLiteral("b"));
    stage.view->showFound();
    stage.view->search({});
    QTest::keyClick(stage.view, Qt::Key_N);
    QVERIFY(!stage.cards()[0]->isPale() && !stage.cards()[1]->isPale() && stage.cards()[2]->isPale());
    QTest::keyClick(stage.view, Qt::Key_N);
    QVERIFY(!stage.cards()[2]->isPale());
}

void TestSchemaGraphView::lightsUpTheJoinsOfTheAnswer()
{
    GraphStage stage(twoTables());
    const QImage before = stage.view->viewport()->grab().toImage();
    const SyntaxNode join{"JOIN", -1, -1, {{"b", -1, -1, {}}, {"=", -1, -1, {{"a.id", -1, -1, {}}, {"b.a_id", -1, -1, {}}}}}};
    const AnswerCandidate statement{.sql = "", .tree = {"query", -1, -1, {{"a", -1, -1, {}}, join}}};
    stage.panel.showStatement(&statement);
    QVERIFY(stage.view->viewport()->grab().toImage() != before);
    stage.panel.showStatement(nullptr);
    QCOMPARE(stage.view->viewport()->grab().toImage(), before);
}

void TestSchemaGraphView::offersToJudgeGuessedKeys()
{
    GraphStage stage(twoTables());
    QSignalSpy judged(&stage.panel, &GraphPanel::keyJudged);
    QTest::keyClick(stage.view, Qt::Key_Down); // table a
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, stage.view->mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(stage.view, &event);
    auto* menu = stage.view->findChild<QMenu*>();
    QVERIFY(menu);
    QVERIFY(menu->actions().at(0)->text().contains(QStringLiteral("b.a_id → a.id")));
    menu->actions().at(0)->trigger();
    menu->actions().at(1)->trigger();
    QCOMPARE(judged.size(), 2);
    QVERIFY(judged[0][0].value<KeyEdit>() == (KeyEdit{ColumnId{1}, ColumnId{0}, true}));
    QVERIFY(judged[1][0].value<KeyEdit>() == (KeyEdit{ColumnId{1}, ColumnId{0}, false}));
    menu->close();
}

void TestSchemaGraphView::remembersWhereTablesWerePut()
{
    GraphStage stage(twoTables(), {{"b", {500, 400}}});
    QCOMPARE(stage.cards()[1]->pos(), QPointF(500, 400));
    QSignalSpy moved(&stage.panel, &GraphPanel::moved);
    stage.view->setZoom(1.0);
    stage.view->centerOn(stage.cards()[1]);
    const QPoint from = stage.view->mapFromScene(stage.cards()[1]->sceneBoundingRect().center());
    QTest::mousePress(stage.view->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(stage.view->viewport(), from + QPoint(30, 20));
    QTest::mouseRelease(stage.view->viewport(), Qt::LeftButton, {}, from + QPoint(30, 20));
    QCOMPARE(moved.size(), 1);
    QVERIFY(stage.cards()[1]->pos() != QPointF(500, 400));
}

void TestSchemaGraphView::listsColumnsAndKeys()
{
    GraphStage stage(twoTables());
    const Listing listing = stage.view->listing();
    QCOMPARE(listing.rows.size(), size_t(3));
    QCOMPARE(listing.rows[1].cells, (QStringList{QStringLiteral("b"), QStringLiteral("a_id"), QString(), QStringLiteral("a.id (guess)")}));
    stage.panel.showKeyEdits({{ColumnId{1}, ColumnId{0}, false}});
    QCOMPARE(stage.view->listing().rows[1].cells.back(), QString());
}

/// With a statement that reads the first tables.
void TestSchemaGraphView::answer(GraphStage& stage, int tables)
{
    AnswerCandidate statement{.sql = "", .tree = {"query", -1, -1, {}}};
    for (int table = 0; table < tables; ++table)
        statement.tree.children.push_back({"table_" + std::to_string(table), -1, -1, {}});
    QSignalSpy laidOut(&stage.panel, &GraphPanel::laidOut);
    stage.panel.showStatement(&statement);
    QVERIFY(laidOut.wait(10'000));
}

void TestSchemaGraphView::drawsWhatTheAnswerReads()
{
    GraphStage stage(manyTables(100, 8));
    const auto* more = stage.panel.findChild<QPushButton*>(QStringLiteral("moreTables"));
    QCOMPARE(stage.cards().size(), size_t(100));
    QVERIFY(!more->isVisible()); // nothing is left out
    answer(stage, 6);
    QCOMPARE(stage.cards().size(), size_t(6));
    QVERIFY(more->isVisible());
    QVERIFY(more->text().contains(QStringLiteral("94")));
    QVERIFY(stage.view->zoom() > TableCard::kNamesOnlyBelow);
    QTest::keyClick(stage.view, Qt::Key_Down);
    QVERIFY(!stage.view->accessibleDescription().isEmpty());
    QCOMPARE(stage.view->listing().rows.size(), size_t(800)); // the list form holds everything
    stage.panel.showStatement(nullptr);
    QTRY_COMPARE(stage.cards().size(), size_t(100));
    QVERIFY(!more->isVisible());
}

void TestSchemaGraphView::drawsAllOnRequest_data()
{
    QTest::addColumn<bool>("isByKey");

    QTest::newRow("click") << false;
    QTest::newRow("Enter") << true;
}

void TestSchemaGraphView::drawsAllOnRequest()
{
    QFETCH(const bool, isByKey);
    GraphStage stage(manyTables(100, 8));
    answer(stage, 6);
    auto* more = stage.panel.findChild<QPushButton*>(QStringLiteral("moreTables"));
    const auto toggle = [&] { isByKey ? QTest::keyClick(stage.view, Qt::Key_Return) : QTest::mouseClick(more, Qt::LeftButton); };
    toggle();
    QTRY_COMPARE(stage.cards().size(), size_t(100));
    QCOMPARE(more->text(), QStringLiteral("Only tables of the answer"));
    toggle();
    QTRY_COMPARE(stage.cards().size(), size_t(6));
}

void TestSchemaGraphView::findsWhatIsNotDrawn()
{
    GraphStage stage(manyTables(100, 8));
    answer(stage, 6);
    QSignalSpy laidOut(&stage.panel, &GraphPanel::laidOut);
    stage.view->search(QStringLiteral("TABLE_57"));
    QVERIFY(laidOut.wait(10'000));
    const auto cards = stage.cards();
    QCOMPARE(cards.size(), size_t(7));
    QCOMPARE(cards.back()->table(), TableId{57});
    QVERIFY(!cards.back()->isPale() && cards.front()->isPale());
    QVERIFY(stage.view->zoom() >= 0.8);
    stage.view->showFound();
    QCOMPARE(stage.view->accessibleDescription(), QStringLiteral("table_57"));
}

void TestSchemaGraphView::keepsTheArrangementOfAll()
{
    GraphStage stage(manyTables(100, 8), {{"table_1", {9000, 400}}});
    QCOMPARE(stage.cards()[1]->pos(), QPointF(9000, 400));
    answer(stage, 2);
    QVERIFY(stage.cards()[1]->pos() != QPointF(9000, 400)); // that would be far off
    stage.panel.showStatement(nullptr);
    QTRY_COMPARE(stage.cards().size(), size_t(100));
    QCOMPARE(stage.cards()[1]->pos(), QPointF(9000, 400));
}

void TestSchemaGraphView::drawsSmallSchemasWhole()
{
    GraphStage stage(manyTables(GraphPanel::kMostAtOnce, 4));
    const AnswerCandidate statement{.sql = "", .tree = {"query", -1, -1, {{"table_3", -1, -1, {}}}}};
    stage.panel.showStatement(&statement);
    QTest::qWait(50);
    QCOMPARE(std::ssize(stage.cards()), std::ptrdiff_t(GraphPanel::kMostAtOnce));
}

/// As in the small map of a large schema.
void TestSchemaGraphView::tellsByColourWhereNoNameCanBeRead()
{
    GraphStage stage(manyTables(30, 8));
    const AnswerCandidate statement{.sql = "", .tree = {"query", -1, -1, {{"table_3", -1, -1, {}}}}};
    stage.panel.showStatement(&statement);
    const auto colourOf = [&](size_t table) {
        stage.view->setZoom(TableCard::kBlocksBelow - 0.01);
        const QPoint place = stage.view->mapFromScene(stage.cards()[table]->sceneBoundingRect().center());
        return stage.view->viewport()->grab().toImage().pixelColor(place);
    };
    QCOMPARE(colourOf(3).rgb(), Theme::of(stage.view->palette()).keyword.rgb());
    QCOMPARE(colourOf(4).rgb(), Theme::of(stage.view->palette()).line.rgb());
}

/// staff.boss_id -> staff.id, and a guessed device.staff_id -> staff.id.
static Schema staffWithBosses()
{
    return *Schema::create({{"device", "device"}, {"staff", "staff"}},
                           {{TableId{0}, "id", "id"},
                            {TableId{0}, "staff_id", "staff id"},
                            {TableId{0}, "label", "label"},
                            {TableId{1}, "id", "id"},
                            {TableId{1}, "name", "name"},
                            {TableId{1}, "town", "town"},
                            {TableId{1}, "boss_id", "boss id"}},
                           {{ColumnId{6}, ColumnId{3}, 0, false}, {ColumnId{1}, ColumnId{3}, 1, true}});
}

void TestSchemaGraphView::leadsAKeyToItsOwnTableBesideIt()
{
    GraphStage stage(staffWithBosses());
    QVERIFY(stage.isLaidOut);
    const std::vector<TableCard*> cards = stage.cards();
    const KeyLine* loop = nullptr;
    for (QGraphicsItem* item : stage.view->scene()->items()) {
        auto* line = dynamic_cast<KeyLine*>(item);
        loop = line && !line->key().isGuess ? line : loop;
    }
    QVERIFY(loop);
    QVERIFY(!loop->path().intersects(cards[0]->sceneBoundingRect()));
}

void TestSchemaGraphView::tellsWhatItsLinesMean()
{
    GraphStage stage(staffWithBosses());
    QVERIFY(stage.isLaidOut);
    const auto shown = [&] {
        QStringList texts;
        for (const QLabel* label : stage.panel.findChild<GraphLegend*>()->findChildren<QLabel*>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts.join(QLatin1Char('|'));
    };
    QVERIFY(shown().contains(QLatin1String("declared relationship|guessed relationship")));
    QVERIFY(!shown().contains(QLatin1String("joined by the SQL")));
    stage.panel.showKeyEdits({{ColumnId{1}, ColumnId{3}, false}});
    QVERIFY(shown().contains(QLatin1String("refused guess")));
    QVERIFY(!shown().contains(QLatin1String("guessed relationship")));
}

RATATOSK_WIDGET_TEST(TestSchemaGraphView);
#include "tst_schema_graph_view.moc"
