// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/workers/side_reader.h"

#include <QObject>

class AskBackBar;
class Workspace;

/// Where a person is asked which of two readings is meant: a row that only one of them finds.
class RivalFlow : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it.
    RivalFlow(AskBackBar& bar, Workspace& workspace, QObject* parent);

private:
    void compare();

    AskBackBar& m_bar;
    Workspace& m_workspace;
    SideReader m_reader; // last member, first destroyed
};
