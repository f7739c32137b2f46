// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/relation_rules.h"

#include "core/linking/relations/conversation_rules.h"
#include "core/linking/relations/dt_fixup_rules.h"
#include "core/linking/relations/extended_rules.h"
#include "core/linking/relations/rat_sql_rules.h"

namespace ratatosk {

const RelationRules& rulesFor(RelationVocabulary vocabulary)
{
    static const DtFixupRules dtFixup;
    static const ExtendedRules extended;
    static const RatSqlRules ratSql;
    static const ConversationRules conversation;
    switch (vocabulary) {
    case RelationVocabulary::DtFixup: return dtFixup;
    case RelationVocabulary::RatSql: return ratSql;
    case RelationVocabulary::Conversation: return conversation;
    case RelationVocabulary::Extended: break;
    }
    return extended;
}

} // namespace ratatosk
