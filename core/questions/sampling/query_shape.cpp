// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/query_shape.h"

#include <array>

namespace ratatosk {
namespace {

constexpr bool no = false;
constexpr bool yes = true;

//                                     joins filters having orders limits count
constexpr std::array kShapes = std::to_array<QueryShape>({
    {QueryKind::Plain, yes, yes, no, no, no, 1178}, {QueryKind::Plain, no, yes, no, no, no, 1137},
    {QueryKind::Plain, no, no, no, no, no, 916},    {QueryKind::Plain, no, no, no, yes, no, 323},
    {QueryKind::Plain, no, no, no, yes, yes, 272},  {QueryKind::Plain, yes, no, no, no, no, 187},
    {QueryKind::Plain, yes, no, no, yes, yes, 106}, {QueryKind::Plain, yes, no, no, yes, no, 53},
    {QueryKind::Plain, no, yes, no, yes, no, 46},   {QueryKind::Plain, yes, yes, no, yes, no, 33},
    {QueryKind::Plain, no, yes, no, yes, yes, 18},  {QueryKind::Plain, yes, yes, no, yes, yes, 13},
    {QueryKind::Group, no, no, no, no, no, 332},    {QueryKind::Group, yes, no, no, yes, yes, 326},
    {QueryKind::Group, no, no, no, yes, yes, 266},  {QueryKind::Group, yes, no, no, no, no, 195},
    {QueryKind::Group, yes, no, yes, no, no, 172},  {QueryKind::Group, no, no, yes, no, no, 168},
    {QueryKind::Group, no, yes, no, no, no, 53},    {QueryKind::Group, yes, yes, no, yes, yes, 41},
    {QueryKind::Group, no, no, no, yes, no, 30},    {QueryKind::Group, no, yes, no, yes, yes, 25},
    {QueryKind::Group, yes, yes, no, no, no, 22},   {QueryKind::Group, yes, no, no, yes, no, 18},
    {QueryKind::Group, no, yes, yes, no, no, 17},   {QueryKind::Group, yes, yes, yes, no, no, 16},
    {QueryKind::Compare, no, no, no, no, no, 234},  {QueryKind::NotIn, no, no, no, no, no, 211},
    {QueryKind::In, no, no, no, no, no, 45},        {QueryKind::Intersect, no, no, no, no, no, 250},
    {QueryKind::Except, no, no, no, no, no, 209},   {QueryKind::Union, no, no, no, no, no, 67},
});

} // namespace

std::span<const QueryShape> queryShapes()
{
    return kShapes;
}

const QueryShape& drawShape(Dice& dice)
{
    return kShapes[dice.pickWeighted(kShapes, [](const QueryShape& shape) { return static_cast<double>(shape.count); })];
}

} // namespace ratatosk
