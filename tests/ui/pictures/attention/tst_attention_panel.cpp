// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/attention_maps/attention_overview.h"
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/dog_kennel.h"
#include "ui/pictures/attention/attention_panel.h"
#include "ui/pictures/attention/attention_view.h"
#include "ui/pictures/attention/head_grid_view.h"
#include "ui/pictures/attention/occlusion_page.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace ratatosk;

namespace {

/// With an answer, visible, on one of its pages.
struct Stage {
    explicit Stage(const Answer& answer, int page = 0)
    {
        panel.setModel({"test", 24, 8, "", ""});
        panel.resize(500, 600);
        panel.findChild<QTabWidget*>(QStringLiteral("attentionPages"))->setCurrentIndex(page);
        panel.show();
        panel.setAnswer(answer);
        panel.setCandidate(answer, answer.candidates.front());
    }

    template <class T>
    T* child(const char* name) const
    {
        return panel.findChild<T*>(QLatin1String(name));
    }

    AttentionPanel panel;
};

} // namespace

class TestAttentionPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void showsTheNumbersThatWereComputed();
    void asksForMapsOnceTheyAreLookedAt();
    void showsAllHeads();
    void opensAHeadOfTheGrid();
    void showsWhatTheDecoderRefused();
    void testsTheWords();
    void stopsATest();

private:
    ScratchDatabase m_database{kDogKennelScript, "dog_kennel.sqlite"};
    Answer m_answer;
};

void TestAttentionPanel::initTestCase()
{
    initialiseProgramResources();
    m_answer = dogAnswer((*DatabaseBrowser::open(m_database.file()))->schema());
}

/// Of all 24 x 8 maps.
void TestAttentionPanel::showsTheNumbersThatWereComputed()
{
    Stage stage(m_answer);
    auto* view = stage.child<AttentionView>("attention");
    auto* layers = stage.child<QComboBox>("attentionLayer");
    auto* heads = stage.child<QComboBox>("attentionHead");
    const int size = m_answer.relations.size();
    int maps = 0;
    for (int layer = 0; layer < 24; ++layer) {
        const AttentionMaps computed = dogMaps(layer, 8, size);
        layers->setCurrentIndex(layer);
        Q_EMIT layers->activated(layer);
        stage.panel.setMaps(computed);
        for (int head = 0; head < 8; ++head, ++maps) {
            heads->setCurrentIndex(heads->findData(head));
            Q_EMIT heads->activated(heads->currentIndex());
            const std::vector<float>& shown = view->map().weights;
            QCOMPARE(shown.size(), static_cast<size_t>(size * size));
            for (size_t cell = 0; cell < shown.size(); ++cell)
                QVERIFY(std::abs(shown[cell] - computed.weights[static_cast<size_t>(head) * shown.size() + cell]) < 1e-4f);
            for (auto row = shown.begin(); row != shown.end(); row += size)
                QVERIFY(std::abs(std::accumulate(row, row + size, 0.0f) - 1) < 1e-4f);
        }
    }
    QCOMPARE(maps, 192);
}

void TestAttentionPanel::asksForMapsOnceTheyAreLookedAt()
{
    Stage stage(m_answer, 2);
    QSignalSpy requested(&stage.panel, &AttentionPanel::mapsRequested);
    QVERIFY(requested.isEmpty());
    stage.child<QTabWidget>("attentionPages")->setCurrentIndex(0);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested[0][0].toInt(), 23);
    auto* part = stage.child<QComboBox>("attentionPart");
    part->setCurrentIndex(1);
    Q_EMIT part->activated(1);
    QVERIFY(requested.back()[1].value<AttentionPart>() == AttentionPart::Content);
}

void TestAttentionPanel::showsAllHeads()
{
    Stage stage(m_answer, 2);
    QSignalSpy requested(&stage.panel, &AttentionPanel::overviewRequested);
    stage.child<QTabWidget>("attentionPages")->setCurrentIndex(1);
    QCOMPARE(requested.size(), 1);
    AttentionOverview overview;
    for (int layer = 0; layer < 24; ++layer)
        addLayer(overview, dogMaps(layer, 8, m_answer.relations.size()), m_answer.relations,
                 static_cast<int>(m_answer.relationNames.size()));
    stage.panel.setOverview(overview);
    auto* grid = stage.child<HeadGridView>("headGrid");
    QCOMPARE(grid->count(), 192);
    grid->setOrder({HeadOrder::By::Narrowest, 0});
    QCOMPARE(grid->heads().front().id.head, 0); // weightsAround is narrowest for the first head
    QVERIFY(!grid->grab().isNull());
}

void TestAttentionPanel::opensAHeadOfTheGrid()
{
    Stage stage(m_answer, 1);
    AttentionOverview overview;
    for (int layer = 0; layer < 24; ++layer)
        addLayer(overview, dogMaps(layer, 8, m_answer.relations.size()), m_answer.relations,
                 static_cast<int>(m_answer.relationNames.size()));
    stage.panel.setOverview(overview);
    auto* grid = stage.child<HeadGridView>("headGrid");
    QSignalSpy requested(&stage.panel, &AttentionPanel::mapsRequested);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Return}) // layer 2, head 2
        QTest::keyClick(grid, key);
    QCOMPARE(stage.child<QTabWidget>("attentionPages")->currentIndex(), 0);
    QCOMPARE(requested.back()[0].toInt(), 1);
    stage.panel.setMaps(dogMaps(1, 8, m_answer.relations.size()));
    QVERIFY(!stage.child<AttentionView>("attention")->map().isEmpty());
}

void TestAttentionPanel::showsWhatTheDecoderRefused()
{
    Stage stage(m_answer, 2);
    stage.panel.showSelection({.steps = {3}});
    const QString text = stage.child<QLabel>("decoderReadOut")->text();
    QVERIFY2(text.contains(QLatin1String("dogs.age")) && text.contains(QLatin1String("Alternatives: dogs.id 4.0%")), qPrintable(text));
    auto* view = stage.child<AttentionView>("decoderAttention");
    QCOMPARE(view->map().rows.size(), m_answer.candidates.front().steps.size());
    QSignalSpy selected(&stage.panel, &AttentionPanel::selected);
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(selected.back()[0].value<Selection>(), (Selection{.steps = {1}}));
}

void TestAttentionPanel::testsTheWords()
{
    Stage stage(m_answer, 3);
    OcclusionPage* page = stage.panel.occlusion();
    QSignalSpy requested(page, &OcclusionPage::testRequested);
    stage.child<QPushButton>("testWords")->click();
    QCOMPARE(requested.size(), 1);
    page->showProgress({1, 6, "age"});
    QVERIFY(stage.child<QLabel>("occlusionOutcome")->text().contains(QLatin1String("age")));
    page->showReport({"SELECT 1", 0.5, {{0, "SELECT 1", 0.5}, {1, "SELECT 2", 0.25}}});
    const auto* model = stage.child<QTableView>("occlusion")->model();
    QCOMPARE(model->rowCount(), 2);
    QCOMPARE(model->index(1, 0).data().toString(), QStringLiteral("age"));
    QCOMPARE(model->index(1, 1).data().toString(), QStringLiteral("different answer"));
    QCOMPARE(model->index(1, 2).data().toString(), QStringLiteral("25% (before: 50%)"));
}

void TestAttentionPanel::stopsATest()
{
    Stage stage(m_answer, 3);
    QSignalSpy cancelled(stage.panel.occlusion(), &OcclusionPage::cancelled);
    auto* button = stage.child<QPushButton>("testWords");
    button->click();
    button->click();
    QCOMPARE(cancelled.size(), 1);
    QVERIFY(button->isEnabled());
}

RATATOSK_WIDGET_TEST(TestAttentionPanel);
#include "tst_attention_panel.moc"
