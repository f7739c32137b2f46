// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/attention_store.h"
#include "ui/pictures/frames/picture.h"

#include <QWidget>

class DecoderPage;
class HeadGridPage;
class HeadMapPage;
class NotedView;
class OcclusionPage;
class QTabWidget;

/// What the parser looks at, from four sides: one map of the encoder, all heads in small, the decoder's steps, and what becomes of the
/// answer without a word. Maps are asked for when they are first shown.
class AttentionPanel : public QWidget
{
    Q_OBJECT
public:
    explicit AttentionPanel(QWidget* parent = nullptr);

    void setModel(const ratatosk::ModelDescription& model);
    void setAnswer(const ratatosk::Answer& answer);
    void setCandidate(const ratatosk::Answer& answer, const ratatosk::AnswerCandidate& candidate);
    /// `note`: why there is nothing to see.
    void clear(const QString& note = {});
    void setSubject(const PictureSubject& subject);
    /// Maps of another size than the answer's items are left aside: they belong to a question that is gone.
    void setMaps(const ratatosk::AttentionMaps& maps);
    void setOverview(const ratatosk::AttentionOverview& overview);
    void showSelection(const Selection& selection);

    OcclusionPage* occlusion() const { return m_occlusion; }

Q_SIGNALS:
    void mapsRequested(int layer, ratatosk::AttentionPart part);
    void overviewRequested();
    void selected(const Selection& selection);

private:
    void openHead(struct HeadId id);

    AttentionStore m_store;
    HeadMapPage* m_map = nullptr;
    HeadGridPage* m_grid = nullptr;
    DecoderPage* m_decoder = nullptr;
    OcclusionPage* m_occlusion = nullptr;
    QTabWidget* m_pages = nullptr;
    NotedView* m_view = nullptr;
};
