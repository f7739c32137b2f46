// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/row_edits.h"

#include "core/files/rows/row_text.h"

#include <algorithm>

namespace ratatosk {

namespace {

void setAfter(RowEdit& edit, const std::string& column, const Cell& before, const Cell& after)
{
    const auto known = std::ranges::find(edit.cells, column, &CellEdit::column);
    if (known != edit.cells.end())
        known->after = after;
    else
        edit.cells.push_back({column, before, after});
}

} // namespace

std::string nameOf(const RowPlace& place)
{
    std::string name = place.table;
    for (const NamedCell& part : place.key)
        name += '\x1f' + sqlLiteral(part.cell);
    return name;
}

const CellEdit* RowEdit::find(const std::string& column) const
{
    const auto found = std::ranges::find(cells, column, &CellEdit::column);
    return found == cells.end() ? nullptr : &*found;
}

std::vector<RowEdit>::iterator RowEdits::place(int id)
{
    return std::ranges::lower_bound(m_edits, id, {}, &RowEdit::id);
}

RowEdit* RowEdits::edited(int id)
{
    const auto found = place(id);
    return found == m_edits.end() || found->id != id ? nullptr : &*found;
}

const RowEdit* RowEdits::find(int id) const
{
    const auto found = std::ranges::lower_bound(m_edits, id, {}, &RowEdit::id);
    return found == m_edits.end() || found->id != id ? nullptr : &*found;
}

const RowEdit* RowEdits::find(const RowPlace& place) const
{
    const auto found = m_byRow.find(nameOf(place));
    return found == m_byRow.end() ? nullptr : find(found->second);
}

void RowEdits::beginStep()
{
    if (m_steps.empty() || !m_steps.back().empty())
        m_steps.emplace_back();
}

/// Once a step, before the edit becomes another.
void RowEdits::note(int id)
{
    if (m_steps.empty())
        m_steps.emplace_back();
    if (m_steps.back().contains(id))
        return;
    const RowEdit* before = find(id);
    m_steps.back().emplace(id, before ? std::optional(*before) : std::nullopt);
}

void RowEdits::put(RowEdit edit)
{
    if (edit.kind != RowEdit::Kind::Inserted)
        m_byRow[nameOf(edit.place)] = edit.id;
    if (RowEdit* known = edited(edit.id))
        *known = std::move(edit);
    else
        m_edits.insert(place(edit.id), std::move(edit));
}

void RowEdits::erase(int id)
{
    const auto found = place(id);
    if (found == m_edits.end() || found->id != id)
        return;
    const auto row = m_byRow.find(nameOf(found->place));
    if (row != m_byRow.end() && row->second == id) // else the row has another edit by now
        m_byRow.erase(row);
    m_edits.erase(found);
}

void RowEdits::setCell(const RowPlace& place, const std::string& column, const Cell& before, const Cell& after)
{
    const RowEdit* known = find(place);
    if ((known && known->kind == RowEdit::Kind::Deleted) || (!known && before == after))
        return;
    RowEdit edit = known ? *known : RowEdit{.id = m_next++, .place = place, .cells = {}};
    note(edit.id);
    setAfter(edit, column, before, after);
    std::erase_if(edit.cells, [](const CellEdit& cell) { return cell.before == cell.after; });
    edit.fault.reset();
    if (edit.cells.empty())
        erase(edit.id);
    else
        put(std::move(edit));
}

void RowEdits::setCell(int id, const std::string& column, const Cell& after)
{
    RowEdit* edit = edited(id);
    if (!edit || edit->kind != RowEdit::Kind::Inserted)
        return;
    note(id);
    setAfter(*edit, column, Null{}, after);
    edit->fault.reset();
}

int RowEdits::insert(const std::string& table, const std::vector<NamedCell>& cells)
{
    RowEdit edit{.id = m_next++, .kind = RowEdit::Kind::Inserted, .place = {table, {}}, .cells = {}};
    for (const NamedCell& cell : cells)
        edit.cells.push_back({cell.column, Null{}, cell.cell});
    note(edit.id);
    const int id = edit.id;
    put(std::move(edit));
    return id;
}

void RowEdits::remove(const RowPlace& place, const std::vector<NamedCell>& cells)
{
    const RowEdit* known = find(place);
    RowEdit edit{.id = known ? known->id : m_next++, .kind = RowEdit::Kind::Deleted, .place = place, .cells = {}};
    for (const NamedCell& cell : cells)
        edit.cells.push_back({cell.column, cell.cell, Null{}});
    note(edit.id);
    put(std::move(edit));
}

void RowEdits::drop(int id)
{
    if (!find(id))
        return;
    note(id);
    erase(id);
}

void RowEdits::dropAll()
{
    while (!m_edits.empty())
        drop(m_edits.back().id);
}

bool RowEdits::undo()
{
    while (!m_steps.empty() && m_steps.back().empty())
        m_steps.pop_back();
    if (m_steps.empty())
        return false;
    Step step = std::move(m_steps.back());
    m_steps.pop_back();
    for (auto& [id, before] : step)
        before ? put(*std::move(before)) : erase(id);
    return true;
}

void RowEdits::clear()
{
    m_edits.clear();
    m_byRow.clear();
    m_steps.clear();
}

void RowEdits::setFaults(const std::vector<EditFault>& faults)
{
    for (RowEdit& edit : m_edits)
        edit.fault.reset();
    for (const EditFault& fault : faults) {
        RowEdit* edit = edited(fault.edit);
        if (!edit)
            continue;
        edit->fault = fault;
        for (CellEdit& cell : edit->cells) {
            const auto now = std::ranges::find(fault.now, cell.column, &NamedCell::column);
            if (now != fault.now.end())
                cell.before = now->cell;
        }
    }
}

} // namespace ratatosk
