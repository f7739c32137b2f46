// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/chart_data.h"

class QAbstractAxis;
class QValueAxis;

/// Long names, and many, are read from the left.
bool isSideways(const ratatosk::ChartData& data);
/// Whether bars have their figures beside them: few enough to be read.
bool isLabelled(const ratatosk::ChartData& data);
/// Significant digits of these labels: two behind the point of the largest, as in the rows.
int labelDigits(const ratatosk::ChartData& data);
/// Whether the digits of x would be grouped, which makes no year of 1,970.
bool areYears(const ratatosk::ChartData& data);

/// The same with figures that are too long for an axis in millions or billions, as the names of what they measure then say.
ratatosk::ChartData inUnits(ratatosk::ChartData data);

/// Of names, times or numbers.
QAbstractAxis* acrossAxis(const ratatosk::ChartData& data);
/// Bars are compared by their length, so they begin at zero. Requires: the axis is part of a chart.
void setRange(QValueAxis* axis, const ratatosk::ChartData& data);
