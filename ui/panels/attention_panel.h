// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"
#include "ui/selection.h"

#include <QWidget>

#include <map>

class AttentionView;
class NotedView;
class QComboBox;
class QLabel;

/// What each item looks at in one layer, for one head or the mean of all. A layer's maps are asked for when they are first shown.
class AttentionPanel : public QWidget
{
    Q_OBJECT
public:
    explicit AttentionPanel(QWidget* parent = nullptr);

    void setModel(const ratatosk::ModelDescription& model);
    void setAnswer(const ratatosk::Answer& answer);
    void clear();
    /// Maps of another size than the answer's items are left aside: they belong to a question that is gone.
    void setMaps(const ratatosk::AttentionMaps& maps);
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void mapsRequested(int layer);
    void selected(const Selection& selection);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createChoosers();
    void showLayer();
    void showCell(int row, int column);

    QComboBox* m_layer = nullptr;
    QComboBox* m_head = nullptr; ///< first entry: the mean of all
    AttentionView* m_map = nullptr;
    NotedView* m_view = nullptr;
    QLabel* m_readOut = nullptr;

    std::vector<QString> m_names;
    ratatosk::RelationMatrix m_relations;
    std::vector<std::string> m_relationNames;
    std::map<int, ratatosk::AttentionMaps> m_maps; ///< by layer
};
