// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/explaining/picture_desk.h"

#include "ui/answer/explaining/explanation_panel.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/error_text.h"
#include "ui/base/wording/place_title.h"
#include "ui/pictures/attention/attention_panel.h"
#include "ui/pictures/attention/occlusion_page.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/pictures/frames/links_panel.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/sql/editor/sql_panel.h"

#include <QAction>

using namespace ratatosk;

namespace {

constexpr int kTypingMilliseconds = 250; ///< a pause of one who types quickly: pictures wait for it

} // namespace

PictureDesk::PictureDesk(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_panels(panels), m_workspace(workspace)
{
    connectFrames(actions);
    connectGraph();
    connectLinks();
    connectAttention();
    connectOcclusion();
    connectTree();
}

void PictureDesk::connectFrames(WindowActions& actions)
{
    const auto frame = [this] { return currentFrame(m_panels.graph->window()); };
    connect(actions.listForm, &QAction::triggered, this, [frame] {
        if (PictureFrame* current = frame())
            current->toggleList();
    });
    connect(actions.savePicture, &QAction::triggered, this, [frame] {
        if (PictureFrame* current = frame())
            current->save();
    });
    for (auto* one : m_panels.graph->window()->findChildren<PictureFrame*>()) {
        connect(one, &PictureFrame::enlargeWanted, actions.largePicture, &QAction::trigger);
        connect(one, &PictureFrame::saved, this, [this](const QString& file) { tell(tr("Written to %1.").arg(file)); });
        connect(one, &PictureFrame::saveFailed, this, &PictureDesk::tell);
    }
}

void PictureDesk::connectGraph()
{
    connect(&m_workspace, &Workspace::databaseOpened, this, &PictureDesk::openGraph);
    connect(m_panels.graph, &GraphPanel::moved, this, [this](const std::map<std::string, QPointF>& positions) {
        m_notes.positions = positions;
        keep();
    });
    connect(m_panels.graph, &GraphPanel::keyJudged, this, [this](const KeyEdit& edit) {
        std::erase_if(m_notes.keys, [&](const KeyEdit& old) { return old.from == edit.from && old.to == edit.to; });
        m_notes.keys.push_back(edit);
        keep();
        m_workspace.setKeyEdits(m_notes.keys);
    });
    connect(&m_workspace, &Workspace::editsChanged, this, [this] { m_panels.graph->showKeyEdits(m_workspace.edits().keys); });
}

void PictureDesk::openGraph()
{
    m_notes = m_memory.load(m_workspace.databaseFile(), m_workspace.schema());
    m_panels.graph->setSchema(m_workspace.schema(), m_notes.positions);
    m_workspace.setKeyEdits(m_notes.keys);
    updateSubject();
}

void PictureDesk::keep()
{
    if (!m_memory.save(m_workspace.databaseFile(), m_workspace.schema(), m_notes))
        tell(tr("Your changes to the schema graph could not be saved."));
}

void PictureDesk::connectLinks()
{
    LinksPanel* links = m_panels.why->links();
    connect(links, &LinksPanel::linkEdited, &m_workspace, &Workspace::editLink);
    connect(links, &LinksPanel::resetRequested, &m_workspace, &Workspace::forgetLinkEdits);
    connect(&m_workspace, &Workspace::answerChanged, this, [this, links] {
        links->setEdited(!m_workspace.edits().links.empty());
        updateSubject();
    });
}

void PictureDesk::connectAttention()
{
    AttentionPanel* attention = m_panels.why->attention();
    connect(attention, &AttentionPanel::mapsRequested, &m_workspace, &Workspace::requestAttention);
    connect(attention, &AttentionPanel::overviewRequested, &m_workspace, &Workspace::requestOverview);
    connect(&m_workspace, &Workspace::attentionReady, attention, &AttentionPanel::setMaps);
    connect(&m_workspace, &Workspace::overviewReady, attention, &AttentionPanel::setOverview);
    connect(&m_workspace, &Workspace::modelReady, this, &PictureDesk::updateSubject);
}

void PictureDesk::connectOcclusion()
{
    OcclusionPage* page = m_panels.why->attention()->occlusion();
    connect(page, &OcclusionPage::testRequested, &m_workspace, &Workspace::testWords);
    connect(page, &OcclusionPage::cancelled, &m_workspace, &Workspace::cancelTest);
    connect(&m_workspace, &Workspace::occlusionProgressed, page, &OcclusionPage::showProgress);
    connect(&m_workspace, &Workspace::occlusionReady, page, &OcclusionPage::showReport);
    connect(&m_workspace, &Workspace::occlusionFailed, page, [page](const Error& error) { page->showFailure(errorText(error)); });
}

void PictureDesk::connectTree()
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMilliseconds);
    connect(m_panels.sql, &SqlPanel::edited, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_typing, &QTimer::timeout, this, [this] { m_workspace.showSql(m_panels.sql->text()); });
    connect(&m_workspace, &Workspace::statementChanged, this, &PictureDesk::showStatement);
}

void PictureDesk::showStatement()
{
    const QString& fault = m_workspace.statementFault();
    m_panels.why->setStatement(m_workspace.statement(), fault.isEmpty() ? fault : tr("This SQL cannot be drawn as a tree: %1").arg(fault));
    m_panels.graph->showStatement(m_workspace.statement());
}

void PictureDesk::updateSubject()
{
    const Answer* answer = m_workspace.answer();
    const QString database = placeTitle(m_workspace.databaseFile());
    const QString model = m_workspace.model() ? QString::fromStdString(m_workspace.model()->name) : QString();
    m_panels.graph->setSubject({answer ? QString::fromStdString(answer->question.text) : QString(), database, {}});
    m_panels.why->setSubject({answer ? QString::fromStdString(answer->question.text) : QString(), database, model});
}

void PictureDesk::tell(const QString& text)
{
    m_panels.messages->showMessage({Message::Kind::Info, text, {}, {}, {}});
}
