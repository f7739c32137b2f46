// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <memory>
#include <string>
#include <vector>

namespace ratatosk::sql {

/// An abstract syntax grammar as data: types, and rules (constructors) with typed fields. Read from ASDL text by
/// `sql/grammar_reader`; four are built in (resources/grammar): "compact", which can say what Spider asks; "extended", which begins with
/// the same rules and adds what people ask beyond them; "broad", which adds to those what data takes that is kept otherwise; and "published",
/// the 45 productions of DT-Fixup.
class Grammar
{
public:
    enum class Primitive { None, Column, Table, Value };
    enum class Cardinality { One, Optional, List };

    struct Type {
        std::string name;
        Primitive primitive = Primitive::None;
        std::vector<int> rules; ///< rules that may fill a field of this type, those of included types too
    };
    struct Field {
        std::string name;
        int type = 0;
        Cardinality cardinality = Cardinality::One;
    };
    struct Rule {
        int type = 0; ///< the type that it builds
        std::string name;
        std::vector<Field> fields;
    };

    const std::string& name() const { return m_name; }
    const std::vector<Type>& types() const { return m_types; }
    const std::vector<Rule>& rules() const { return m_rules; }
    int root() const { return m_root; }
    int typeCount() const { return static_cast<int>(m_types.size()); }
    int ruleCount() const { return static_cast<int>(m_rules.size()); }

    /// Index of a rule or type by name; -1 when there is none.
    int rule(const std::string& name) const;
    int type(const std::string& name) const;

private:
    friend class GrammarReader;
    std::string m_name;
    std::vector<Type> m_types;
    std::vector<Rule> m_rules;
    int m_root = 0;
};

/// "compact", "extended", "broad" or "published". Error: InvalidArgument.
Result<std::shared_ptr<const Grammar>> builtInGrammar(const std::string& name);

} // namespace ratatosk::sql
