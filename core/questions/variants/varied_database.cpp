// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/varied_database.h"

#include "core/questions/variants/cell_variant.h"
#include "core/questions/variants/key_variant.h"
#include "core/questions/variants/name_variant.h"
#include "core/questions/variants/shape_variant.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/sound_references.h"

#include <utility>

namespace ratatosk {
namespace {

/// Each kind has draws of its own, so that one more of them leaves the others as they are. Names come last: what was added has the same manner.
void change(Variant& variant, const VariantKinds& kinds, std::uint64_t seed, const DatabaseContent* other)
{
    const auto diceFor = [&](const char* kind) { return Dice(seedFor(kind, seed)); };
    if (kinds.cells) {
        Dice dice = diceFor("cells");
        changeCells(variant, drawnCellChanges(variant, dice));
    }
    if (kinds.shapes) {
        Dice dice = diceFor("shapes");
        changeShape(variant, other, dice);
    }
    if (kinds.keys) {
        Dice dice = diceFor("keys");
        dropKeys(variant, dice);
    }
    if (kinds.names) {
        Dice dice = diceFor("names");
        rename(variant, drawnManner(dice), dice);
    }
}

} // namespace

Result<VariationSource> VariationSource::open(const std::filesystem::path& file, std::vector<QueryRecord> records, std::stop_token stop)
{
    const auto connection = Connection::open(file);
    if (!connection)
        return connection.error();
    auto content = readContent(*connection, -1, stop);
    if (!content)
        return content.error();
    VariationSource source;
    source.m_records = std::move(records);
    source.m_start.content = *std::move(content);
    for (const QueryRecord& record : source.m_records) {
        auto query = sql::readQuery(record.query, source.m_start.content.schema);
        source.m_before.push_back(query ? rowsBefore(*connection, record.query, stop) : std::nullopt);
        CarriedQuery carried;
        if (!query)
            carried.loss = Loss::Unread;
        else if (!source.m_before.back())
            carried.loss = Loss::Broken;
        else
            carried.query = *std::move(query);
        source.m_start.queries.push_back(std::move(carried));
    }
    return source;
}

Result<VariationSource::Made> VariationSource::vary(const std::string& id, const std::filesystem::path& folder, const VariantKinds& kinds,
                                                    std::uint64_t seed, const DatabaseContent* other, std::stop_token stop) const
{
    Variant variant = m_start;
    change(variant, kinds, seedFor(id, seed), other);
    const std::filesystem::path file = folder / (id + ".sqlite");
    if (const auto written = writeContent(variant.content, file); !written)
        return written.error();
    const auto connection = Connection::open(file);
    if (!connection)
        return connection.error();
    Made made;
    made.tally.records = static_cast<int>(m_records.size());
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        CarriedQuery& carried = variant.queries[i];
        if (!carried.loss && !sql::refersSoundly(carried.query, variant.content.schema))
            carried.loss = Loss::Stuck;
        const std::string sql = carried.loss ? std::string() : sql::unparse(carried.query, variant.content.schema);
        if (!carried.loss)
            carried.loss = lossOf(carried, *m_before[i], *connection, sql, stop);
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "Interrupted."};
        if (carried.loss) {
            ++made.tally.lost[*carried.loss];
            continue;
        }
        ++made.tally.carried;
        made.records.push_back({id, m_records[i].kind, m_records[i].questions, sql});
    }
    return made;
}

} // namespace ratatosk
