// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/listing_model.h"

void ListingModel::setListing(Listing listing)
{
    beginResetModel();
    m_listing = std::move(listing);
    endResetModel();
}

int ListingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_listing.rows.size());
}

int ListingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_listing.titles.size());
}

QVariant ListingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole))
        return {};
    return m_listing.rows[static_cast<size_t>(index.row())].cells.value(index.column());
}

QVariant ListingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Horizontal ? QVariant(m_listing.titles.value(section)) : QVariant(section + 1);
}
