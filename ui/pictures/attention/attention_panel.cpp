// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/attention_panel.h"

#include "ui/base/look/noted_view.h"
#include "ui/pictures/attention/decoder_page.h"
#include "ui/pictures/attention/head_grid_page.h"
#include "ui/pictures/attention/head_map_page.h"
#include "ui/pictures/attention/occlusion_page.h"

#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace ratatosk;

AttentionPanel::AttentionPanel(QWidget* parent)
    : QWidget(parent), m_map(new HeadMapPage(m_store, this)), m_grid(new HeadGridPage(this)), m_decoder(new DecoderPage(this)),
      m_occlusion(new OcclusionPage(this)), m_pages(new QTabWidget(this)),
      m_view(new NotedView(m_pages, tr("Ask a question to see the attention of the model."), this))
{
    m_pages->setObjectName(QStringLiteral("attentionPages"));
    m_pages->setDocumentMode(true);
    m_pages->setAccessibleName(tr("Attention views"));
    m_pages->tabBar()->setAccessibleName(m_pages->accessibleName());
    m_pages->addTab(m_map, tr("Map"));
    m_pages->addTab(m_grid, tr("All heads"));
    m_pages->addTab(m_decoder, tr("Decoder"));
    m_pages->addTab(m_occlusion, tr("Word test"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_map, &HeadMapPage::mapsRequested, this, &AttentionPanel::mapsRequested);
    connect(m_map, &HeadMapPage::selected, this, &AttentionPanel::selected);
    connect(m_grid, &HeadGridPage::overviewRequested, this, &AttentionPanel::overviewRequested);
    connect(m_grid, &HeadGridPage::opened, this, &AttentionPanel::openHead);
    connect(m_grid, &HeadGridPage::chosenChanged, this, [this] { m_map->setChosenHeads(m_grid->chosen()); });
    connect(m_decoder, &DecoderPage::selected, this, &AttentionPanel::selected);
    connect(m_occlusion, &OcclusionPage::selected, this, &AttentionPanel::selected);
}

void AttentionPanel::setModel(const ModelDescription& model)
{
    m_map->setModel(model);
}

void AttentionPanel::setAnswer(const Answer& answer)
{
    m_store.begin(answer.relations.size());
    m_view->showContent();
    m_map->setAnswer(answer);
    m_grid->setAnswer(answer);
    m_occlusion->setAnswer(answer);
}

void AttentionPanel::setCandidate(const Answer& answer, const AnswerCandidate& candidate)
{
    m_decoder->setCandidate(answer, candidate);
}

void AttentionPanel::clear(const QString& note)
{
    m_store.begin(0);
    m_map->clear();
    m_grid->clear();
    m_decoder->clear();
    m_occlusion->clear();
    m_view->showNote(note.isEmpty() ? tr("Ask a question to see the attention of the model.") : note);
}

void AttentionPanel::setSubject(const PictureSubject& subject)
{
    m_map->setSubject(subject);
    m_grid->setSubject(subject);
    m_decoder->setSubject(subject);
}

void AttentionPanel::setMaps(const AttentionMaps& maps)
{
    if (m_store.take(maps))
        m_map->showMap();
}

void AttentionPanel::setOverview(const AttentionOverview& overview)
{
    m_grid->setOverview(overview);
}

void AttentionPanel::showSelection(const Selection& selection)
{
    m_map->showSelection(selection);
    m_decoder->showSelection(selection);
}

void AttentionPanel::openHead(HeadId id)
{
    m_pages->setCurrentWidget(m_map);
    m_map->openHead(id);
}
