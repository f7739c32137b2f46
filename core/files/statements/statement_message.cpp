// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/statements/statement_message.h"

#include "core/files/statements/row_bytes.h"
#include "core/messages/answers/message_archive.h"

namespace ratatosk {

template <>
constexpr auto enumNames<StatementAccess>()
{
    return std::to_array<std::string_view>({"browse", "read", "edit"});
}
static_assert(enumNames<StatementAccess>().size() == static_cast<std::size_t>(StatementAccess::Edit) + 1);

template <class Archive>
void fields(Archive& archive, MaybeConst<RunStatement> auto& request)
{
    archive("sql", request.sql);
    archive("rows", request.rows);
    archive("bytes", request.bytes);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<FindCells> auto& request)
{
    archive("text", request.wish.text);
    archive("number", request.wish.number);
    archive("exact", request.wish.isExact);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<LocateError> auto& request)
{
    archive("sql", request.sql);
}

template <class Archive>
void fields(Archive&, MaybeConst<ApplyChanges> auto&)
{
}

template <class Archive>
void fields(Archive&, MaybeConst<UndoChanges> auto&)
{
}

template <class Archive>
void fields(Archive& archive, MaybeConst<RowPortion> auto& portion)
{
    archive("columns", portion.columns);
    archive.map("rows", portion.rows);
}

template <class Archive, MaybeConst<TableChange> Change>
void fields(Archive& archive, Change& change)
{
    archive("table", change.table);
    archive("columns", change.columns);
    archive("inserted", change.inserted);
    archive("updated", change.updated);
    archive("deleted", change.deleted);
    std::string rows = bytesOf(change.rows);
    archive.map("rows", rows);
    if constexpr (!std::is_const_v<Change>)
        change.rows = changesIn(rows);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<ChangeSet> auto& changes)
{
    archive("tables", changes.tables);
    archive("changes_schema", changes.changesSchema);
    archive("unconditional", changes.isUnconditional);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<StatementEnd> auto& end)
{
    archive("complete", end.isComplete);
    archive("milliseconds", end.milliseconds);
    archive("error_offset", end.errorOffset);
    archive("pending", end.hasPending);
    archive("changed", end.hasChanges);
    archive("changes", end.changes);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<StatementFailure> auto& failure)
{
    archive("error", failure.error);
    archive("pending", failure.hasPending);
}

template <>
constexpr auto kKinds<StatementRequest> = std::to_array<std::string_view>({"open", "run", "find", "locate error", "apply", "undo",
                                                                           "cancel"});
template <>
constexpr auto kKinds<StatementReply> = std::to_array<std::string_view>({"schema", "rows", "end", "failure"});

static void readPart(JsonReader& reader, OpenFile& request, ReadState&)
{
    std::string path;
    reader("file", path);
    reader("access", request.access);
    request.file = path;
}

static Json writePart(JsonWriter& writer, const OpenFile& request)
{
    Json object;
    object["file"] = writer.write(request.file.native());
    object["access"] = writer.write(request.access);
    return object;
}

Result<std::string> encode(const StatementRequest& request)
{
    return encodeMessage(request);
}

std::string encode(const StatementReply& reply)
{
    if (auto bytes = encodeMessage(reply))
        return *std::move(bytes);
    const auto* end = std::get_if<StatementEnd>(&reply.body);
    const Error tooLarge{ErrorCode::LimitExceeded, "The rows are too large to transfer."};
    return *encodeMessage(StatementReply{reply.number, StatementFailure{tooLarge, end && end->hasPending}});
}

template class MessageReader<StatementRequest>;
template class MessageReader<StatementReply>;

} // namespace ratatosk
