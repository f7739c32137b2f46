// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/head_ranking.h"
#include "ui/pictures/frames/picture.h"

#include <QWidget>

#include <set>

class HeadGridView;
class PictureFrame;
class QComboBox;
class QLabel;

/// All heads in small, in order of what is looked for: narrow or wide attention, or attention along one kind of relation.
class HeadGridPage : public QWidget
{
    Q_OBJECT
public:
    explicit HeadGridPage(QWidget* parent = nullptr);

    void setAnswer(const ratatosk::Answer& answer);
    void setOverview(const ratatosk::AttentionOverview& overview);
    void clear();
    void setSubject(const PictureSubject& subject) { m_subject = subject; }
    const std::set<HeadId>& chosen() const;

Q_SIGNALS:
    void overviewRequested();
    void opened(HeadId id);
    void chosenChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void setOrder();
    void showHead(HeadId id, double score);
    Picture picture() const;

    PictureSubject m_subject;
    QComboBox* m_order = nullptr;
    HeadGridView* m_grid = nullptr;
    PictureFrame* m_frame = nullptr;
    QLabel* m_readOut = nullptr;
    std::vector<std::string> m_relationNames;
    bool m_mustAsk = false;
};
