// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/state/selection.h"
#include "ui/pictures/attention/head_mixture.h"
#include "ui/pictures/frames/picture.h"

#include <QWidget>

#include <set>

class AttentionView;
class PictureFrame;
class QCheckBox;
class QComboBox;
class QLabel;

/// One map of the encoder, large: of a head, the mean or maximum of a layer or of heads chosen elsewhere, its parts, or the rollout.
class HeadMapPage : public QWidget
{
    Q_OBJECT
public:
    /// `store` must outlive the page.
    explicit HeadMapPage(const AttentionStore& store, QWidget* parent = nullptr);

    void setModel(const ratatosk::ModelDescription& model);
    void setAnswer(const ratatosk::Answer& answer);
    void clear();
    void setSubject(const PictureSubject& subject) { m_subject = subject; }
    void showSelection(const Selection& selection);
    /// Maps have arrived.
    void showMap();
    void openHead(HeadId id) { chooseMap(id.layer, id.head); }
    /// Both from 0; head -1: the mean of all.
    void chooseMap(int layer, int head);
    /// Offered as a mixture when there are several.
    void setChosenHeads(const std::set<HeadId>& heads);

Q_SIGNALS:
    void mapsRequested(int layer, ratatosk::AttentionPart part);
    void selected(const Selection& selection);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// Behind the numbers of the heads in their chooser.
    enum Special { MeanOfLayer = -1, MaxOfLayer = -2, MeanOfChosen = -3, MaxOfChosen = -4 };

    void createChoosers();
    HeadMixture mixture() const;
    QString mixtureText() const;
    void showCell(int row, int column);
    QString relationBetween(int row, int column) const;
    Picture picture() const;

    const AttentionStore& m_store;
    PictureSubject m_subject;
    QComboBox* m_layer = nullptr;
    QComboBox* m_head = nullptr;
    QComboBox* m_part = nullptr;
    QCheckBox* m_isByTable = nullptr;
    AttentionView* m_map = nullptr;
    PictureFrame* m_frame = nullptr;
    QLabel* m_readOut = nullptr;

    int m_headCount = 0;
    std::set<HeadId> m_chosen;
    ratatosk::RelationMatrix m_relations;
    std::vector<std::string> m_relationNames;
    std::vector<std::string> m_itemNames;
    ItemNumbering m_numbering;
};
