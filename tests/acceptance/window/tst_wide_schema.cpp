// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/attention_maps/attention_overview.h"
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/support/wide_schema.h"
#include "tests/ui/plain_answer.h"
#include "tests/ui/window_stage.h"
#include "ui/answer/explaining/explanation_panel.h"
#include "ui/base/wording/translation.h"
#include "ui/pictures/attention/attention_panel.h"
#include "ui/pictures/attention/attention_view.h"
#include "ui/pictures/attention/head_grid_view.h"
#include "ui/pictures/attention/head_map_page.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/pictures/frames/mini_map.h"
#include "ui/pictures/frames/picture_file.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/pictures/frames/schema_graph_view.h"
#include "ui/pictures/frames/table_card.h"
#include "ui/pictures/frames/tree_panel.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QSvgRenderer>
#include <QTabWidget>

#include <nlohmann/json.hpp>

#include <cmath>
#include <numeric>

using namespace ratatosk;
using Json = nlohmann::json;

namespace {

constexpr int kLayers = 24;
constexpr int kHeads = 8;
const std::string kQuestion = "largest value of each table";
const std::string kSql = "SELECT max(value_3_2) FROM table_3 JOIN table_1 ON table_3.parent_id = table_1.id GROUP BY table_1.id";

SyntaxNode treeOf(const std::string& sql)
{
    SyntaxNode select = nodeFor(sql, "SELECT", "SELECT max(value_3_2)");
    select.children = {nodeFor(sql, "table_3.value_3_2", "value_3_2")};
    SyntaxNode from = nodeFor(sql, "FROM", "FROM table_3 JOIN table_1");
    from.children = {nodeFor(sql, "table_3", "table_3", sql.find("FROM")), nodeFor(sql, "table_1", "table_1", sql.find("JOIN"))};
    return {"query", 0, static_cast<int>(sql.size()), {select, from}};
}

/// Whether a drawing has nothing outside the sheet that it says it fills.
bool staysOnItsSheet(const QString& svg)
{
    constexpr int strip = 200;
    const QRgb ground = qRgb(255, 0, 255);
    QSvgRenderer drawing(svg);
    const QRectF sheet = drawing.viewBoxF();
    drawing.setViewBox(sheet.adjusted(-strip, -strip, strip, strip));
    QImage image(drawing.viewBoxF().size().toSize(), QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    drawing.render(&painter);
    painter.end();
    const QRect inside = QRect(QPoint(), image.size()).adjusted(strip - 2, strip - 2, 2 - strip, 2 - strip);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (!inside.contains(x, y) && image.pixel(x, y) != ground)
                return false;
        }
    }
    return drawing.isValid();
}

QByteArray contentOf(const QString& file)
{
    QFile input(file);
    return input.open(QIODevice::ReadOnly) ? input.readAll() : QByteArray();
}

} // namespace

/// The pictures of a schema with 26 tables and 352 columns, in the window and without one.
class TestWideSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fitsAndNeverLaysOutAgain();
    void dimsWhatASearchDoesNotFind();
    void movesByTheMiniMap();
    void readsTheWeightsThatItWrites();
    void showsAllHeads();
    void writesPictures_data();
    void writesPictures();
    void writesTheGraphWithoutADisplay();
    void cleanupTestCase() { m_stage.reset(); }

private:
    template <class T>
    T* panel() const
    {
        return m_stage->window->findChild<T*>();
    }
    template <class T>
    Picture pictureOf() const
    {
        return panel<T>()->template findChild<PictureFrame*>()->picture();
    }
    SchemaGraphView* graph() const { return m_stage->child<SchemaGraphView>("schemaGraph"); }
    std::vector<TableCard*> cards() const;
    std::vector<QPointF> places() const;
    void showAttention(int page) const;

    ScratchDatabase m_database{wideSchemaScript(), "wide.sqlite"};
    std::unique_ptr<Stage> m_stage;
    QTemporaryDir m_data;
    int m_items = 0;
};

void TestWideSchema::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    m_stage = std::make_unique<Stage>();
    QSignalSpy laidOut(panel<GraphPanel>(), &GraphPanel::laidOut);
    QVERIFY(m_stage->open(m_database.file()));
    const Schema& schema = m_stage->window->workspace().schema();
    QCOMPARE(schema.tableCount(), kWideTables);
    QCOMPARE(schema.columnCount(), kWideColumns);
    QVERIFY(!laidOut.isEmpty() || laidOut.wait(20'000));
    QVERIFY(m_stage->ask());
    Answer answer = plainAnswer(schema, kQuestion, {kSql});
    answer.candidates.front().tree = treeOf(kSql);
    QVERIFY(m_stage->giveAnswer(answer));
    m_items = answer.relations.size();
    m_stage->trigger("showGraph");
    QVERIFY(graph()->isVisible());
    QTRY_VERIFY(!m_stage->child<QDockWidget>("whyDock")->isVisible()); // it gives the picture its room
    m_stage->child<QDockWidget>("whyDock")->show();
    QCoreApplication::processEvents();
}

std::vector<TableCard*> TestWideSchema::cards() const
{
    std::vector<TableCard*> found;
    for (QGraphicsItem* item : graph()->scene()->items(Qt::AscendingOrder)) {
        if (auto* card = dynamic_cast<TableCard*>(item))
            found.push_back(card);
    }
    return found;
}

std::vector<QPointF> TestWideSchema::places() const
{
    std::vector<QPointF> all;
    for (const TableCard* card : cards())
        all.push_back(card->scenePos());
    return all;
}

void TestWideSchema::showAttention(int page) const
{
    m_stage->child<QTabWidget>("why")->setCurrentWidget(panel<AttentionPanel>());
    m_stage->child<QTabWidget>("attentionPages")->setCurrentIndex(page);
}

void TestWideSchema::fitsAndNeverLaysOutAgain()
{
    const std::vector<QPointF> before = places();
    QCOMPARE(before.size(), size_t(kWideTables));
    QSignalSpy laidOut(panel<GraphPanel>(), &GraphPanel::laidOut);
    for (const double zoom : {4.0, 0.1}) {
        graph()->setZoom(zoom);
        QCOMPARE(graph()->zoom(), zoom);
        QCOMPARE(places(), before);
    }
    QTest::keyClick(graph(), Qt::Key_F);
    const QRectF inSight = graph()->mapToScene(graph()->viewport()->rect()).boundingRect();
    for (const TableCard* card : cards())
        QVERIFY(inSight.contains(card->sceneBoundingRect()));
    savePictures(*m_stage, QStringLiteral("wide_graph"));
    QCOMPARE(places(), before);
    QVERIFY(laidOut.isEmpty());
}

void TestWideSchema::dimsWhatASearchDoesNotFind()
{
    auto* search = panel<GraphPanel>()->findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("value_17_"));
    for (const TableCard* card : cards())
        QCOMPARE(card->isPale(), card->table() != TableId{17});
    search->clear();
    for (const TableCard* card : cards())
        QVERIFY(!card->isPale());
}

void TestWideSchema::movesByTheMiniMap()
{
    graph()->setZoom(2.0);
    auto* map = graph()->findChild<MiniMap*>();
    QTRY_VERIFY(map->isVisible());
    const QPoint from(map->width() / 2, map->height() / 2);
    QTest::mousePress(map, Qt::LeftButton, {}, from);
    const QPointF before = graph()->mapToScene(graph()->viewport()->rect().center());
    QTest::mouseMove(map, from + QPoint(20, 8));
    const QPointF after = graph()->mapToScene(graph()->viewport()->rect().center());
    QTest::mouseRelease(map, Qt::LeftButton, {}, from + QPoint(20, 8));
    QVERIFY(after.x() > before.x() && after.y() > before.y());
    graph()->fit();
}

/// Hovering says what the file says; rows sum to 1.
void TestWideSchema::readsTheWeightsThatItWrites()
{
    showAttention(0);
    auto* view = m_stage->child<AttentionView>("attention");
    QTRY_VERIFY(!m_stage->source->requestedLayers.empty());
    Q_EMIT m_stage->source->attentionReady(dogMaps(m_stage->source->requestedLayers.back(), kHeads, m_items));
    const QString file = m_data.filePath(QStringLiteral("map.json"));
    QVERIFY(writePicture(pictureOf<HeadMapPage>(), file));
    const Json written = Json::parse(contentOf(file).toStdString()).at("weights");
    QCOMPARE(written.size(), static_cast<size_t>(m_items));
    for (const Json& row : written) {
        const auto weights = row.get<std::vector<double>>();
        QVERIFY(std::abs(std::accumulate(weights.begin(), weights.end(), 0.0) - 1) < 1e-4);
    }
    QSignalSpy changed(view, &AttentionView::cellChanged);
    for (const double part : {0.55, 0.7, 0.9}) {
        changed.clear();
        QTest::mouseMove(view->viewport(), (QPointF(view->viewport()->width(), view->viewport()->height()) * part).toPoint());
        QTRY_VERIFY(!changed.isEmpty() && changed.back()[0].toInt() >= 0);
        const int row = changed.back()[0].toInt();
        const int column = changed.back()[1].toInt();
        const QString text = m_stage->child<QLabel>("attentionReadOut")->text();
        QVERIFY(text.startsWith(view->map().rows[static_cast<size_t>(row)].name));
        const double read = text.section(QStringLiteral(": "), 1).section(QLatin1Char(' '), 0, 0).toDouble();
        QVERIFY2(std::abs(read - written[static_cast<size_t>(row)][static_cast<size_t>(column)].get<double>()) < 1e-4, qPrintable(text));
    }
    savePicture(*m_stage, QStringLiteral("wide_attention"));
}

void TestWideSchema::showsAllHeads()
{
    showAttention(1);
    QTRY_COMPARE(m_stage->source->overviews, 1);
    const RelationMatrix relations = m_stage->window->workspace().answer()->relations;
    AttentionOverview overview;
    for (int layer = 0; layer < kLayers; ++layer)
        addLayer(overview, dogMaps(layer, kHeads, m_items), relations, 1);
    Q_EMIT m_stage->source->overviewReady(overview);
    QCOMPARE(m_stage->child<HeadGridView>("headGrid")->count(), 192);
    savePicture(*m_stage, QStringLiteral("wide_heads"));
    showAttention(0);
}

void TestWideSchema::writesPictures_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("graph") << "table_25";
    QTest::newRow("attention") << "table_25.value_25_12";
    QTest::newRow("tree") << "table_3.value_3_2";
}

void TestWideSchema::writesPictures()
{
    QFETCH(QString, text);
    const QByteArray name = QTest::currentDataTag();
    const Picture picture = name == "graph" ? pictureOf<GraphPanel>() : name == "tree" ? pictureOf<TreePanel>() : pictureOf<HeadMapPage>();
    const QString svg = m_data.filePath(QString::fromLatin1(name + ".svg"));
    QVERIFY(writePicture(picture, svg));
    QVERIFY(contentOf(svg).contains(text.toUtf8()));
    QVERIFY(staysOnItsSheet(svg));
    const QString png = m_data.filePath(QString::fromLatin1(name + ".png"));
    QVERIFY(writePicture(picture, png));
    const QImage image(png);
    QVERIFY(image.width() >= picture.size.width() && image.height() > picture.size.height());
}

void TestWideSchema::writesTheGraphWithoutADisplay()
{
    const Program program(QStringLiteral("ratatosk"));
    if (!program.isBuilt())
        QSKIP("the window is not built");
    const QString svg = m_data.filePath(QStringLiteral("alone.svg"));
    const Outcome outcome = program.run({"--export", "graph", "--out", svg, QString::fromStdString(m_database.file().string())});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QVERIFY(staysOnItsSheet(svg));
    for (int table = 0; table < kWideTables; ++table)
        QVERIFY(contentOf(svg).contains(QByteArrayLiteral(">table_") + QByteArray::number(table)));
}

RATATOSK_WIDGET_TEST(TestWideSchema);
#include "tst_wide_schema.moc"
